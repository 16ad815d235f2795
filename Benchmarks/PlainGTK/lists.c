// What `ListBenchmarks` measures, with GTK alone: a row is an object with a title, made before anything is measured, and a cell is a label.
// Processor time of the main thread with the frame that shows a change. `scripts/bench-lists --plain` builds and runs it.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    GObject parent;
    char *title;
    int number;
    GListStore *inside;
} Row;

typedef GObjectClass RowClass;

G_DEFINE_TYPE(Row, row, G_TYPE_OBJECT)

static void row_finalize(GObject *object) {
    g_free(((Row *)object)->title);
    g_clear_object(&((Row *)object)->inside);
    G_OBJECT_CLASS(row_parent_class)->finalize(object);
}

static void row_class_init(RowClass *class) { class->finalize = row_finalize; }

static void row_init(Row *row) { (void)row; }

static Row *row_new(int number) {
    Row *row = g_object_new(row_get_type(), NULL);
    row->title = g_strdup_printf("Task %d: water the plants", number);
    row->number = number;
    return row;
}

static int compare_rows(gconstpointer first, gconstpointer second, gpointer data) {
    (void)data;
    return strcmp(((const Row *)first)->title, ((const Row *)second)->title);
}

static GtkWidget *window;
static gboolean is_painted;

static void after_paint(void) { is_painted = TRUE; }

static void draw(void) {
    is_painted = FALSE;
    gtk_widget_queue_draw(window);
    while (!is_painted) g_main_context_iteration(NULL, TRUE);
}

static void show(GtkWidget *list, const char *name) {
    GtkWidget *scrolled = gtk_scrolled_window_new();
    window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 600, 800);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    gtk_window_present(GTK_WINDOW(window));
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", after_paint, NULL);
    for (int i = 0; i < 20; i++) draw();
    g_print("%s\n", name);
}

static double milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare_times(const void *first, const void *second) {
    double a = *(const double *)first, b = *(const double *)second;
    return (a > b) - (a < b);
}

typedef void (*Change)(int round);

static void measure(const char *name, int rounds, Change prepare, Change change) {
    double *times = g_new(double, rounds);
    for (int round = 0; round < rounds; round++) {
        if (prepare) prepare(round);
        draw();
        double start = milliseconds();
        change(round);
        draw();
        times[round] = milliseconds() - start;
    }
    qsort(times, (size_t)rounds, sizeof(double), compare_times);
    g_print("  %-31s processor %5.1f ms, most %5.1f\n", name, times[rounds / 2], times[rounds - 1]);
    g_free(times);
}

static GListStore *store;
static GPtrArray *rows, *found;
static GtkSelectionModel *selection;
static GtkColumnView *columns;
static GtkColumnViewColumn *title_column;

static void set_up(GtkListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    gtk_list_item_set_child(item, gtk_label_new(NULL));
}

static void bind(GtkListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    gtk_label_set_text(GTK_LABEL(gtk_list_item_get_child(item)), ((Row *)gtk_list_item_get_item(item))->title);
}

static GtkListItemFactory *factory_of(GCallback set_up, GCallback bind) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", set_up, NULL);
    g_signal_connect(factory, "bind", bind, NULL);
    return factory;
}

static GtkListItemFactory *new_factory(void) { return factory_of(G_CALLBACK(set_up), G_CALLBACK(bind)); }

static void insert_at_top(int round) {
    Row *row = row_new(-round);
    g_list_store_insert(store, 0, row);
    g_object_unref(row);
}

static void select_all(int round) {
    (void)round;
    gtk_selection_model_select_all(selection);
}

static void deselect_all(int round) {
    (void)round;
    gtk_selection_model_unselect_all(selection);
}

static void select_half(int round) {
    (void)round;
    gtk_selection_model_select_range(selection, 0, rows->len / 2, TRUE);
}

static void measure_selection(void) {
    selection = GTK_SELECTION_MODEL(gtk_multi_selection_new(g_object_ref(G_LIST_MODEL(store))));
    show(gtk_list_view_new(selection, new_factory()), "selection");
    measure("insert at the top", 20, NULL, insert_at_top);
    measure("select all", 20, deselect_all, select_all);
    measure("a range of half", 20, deselect_all, select_half);
    measure("deselect all", 20, select_all, deselect_all);
    gtk_selection_model_select_all(selection);
    measure("insert at the top, all selected", 20, NULL, insert_at_top);
    gtk_window_destroy(GTK_WINDOW(window));
}

static void find(int round) {
    static const char *searches[] = {"1", "12", "123", "1234", "123", "12", "1", ""};
    g_ptr_array_set_size(found, 0);
    for (guint i = 0; i < rows->len; i++) {
        Row *row = rows->pdata[i];
        if (strstr(row->title, searches[round % 8])) g_ptr_array_add(found, row);
    }
}

static void show_found(int round) {
    (void)round;
    g_list_store_splice(store, 0, g_list_model_get_n_items(G_LIST_MODEL(store)), found->pdata, found->len);
}

static void measure_search(void) {
    GListModel *model = G_LIST_MODEL(store);
    show(
        gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(g_object_ref(model))), new_factory()), "grid");
    measure("search as you type", 16, find, show_found);
    gtk_window_destroy(GTK_WINDOW(window));
}

static void sort(int round) {
    gtk_column_view_sort_by_column(
        columns, title_column, round % 2 == 0 ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING);
}

static void sort_upwards(int round) {
    (void)round;
    sort(0);
}

static void sort_by_none(int round) {
    (void)round;
    gtk_column_view_sort_by_column(columns, NULL, GTK_SORT_ASCENDING);
}

static void measure_sorting(void) {
    GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(compare_rows, NULL, NULL));
    columns = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
    title_column = gtk_column_view_column_new("Title", new_factory());
    gtk_column_view_column_set_sorter(title_column, sorter);
    gtk_column_view_append_column(columns, title_column);
    gtk_column_view_append_column(columns, gtk_column_view_column_new("Done", new_factory()));
    GtkSortListModel *sorted = gtk_sort_list_model_new(
        g_object_ref(G_LIST_MODEL(store)), g_object_ref(gtk_column_view_get_sorter(columns)));
    gtk_column_view_set_model(columns, GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(sorted))));
    show(GTK_WIDGET(columns), "sorting by a header");
    measure("sort", 6, sort_by_none, sort_upwards);
    measure("the other way", 6, NULL, sort);
    measure("insert while sorted", 6, NULL, insert_at_top);
    measure("to the order of the rows", 6, sort_upwards, sort_by_none);
    gtk_window_destroy(GTK_WINDOW(window));
}

static GListModel *inside_of(gpointer item, gpointer data) {
    (void)data;
    GListStore *inside = ((Row *)item)->inside;
    return inside ? g_object_ref(G_LIST_MODEL(inside)) : NULL;
}

static void set_up_node(GtkListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkWidget *expander = gtk_tree_expander_new();
    gtk_tree_expander_set_child(GTK_TREE_EXPANDER(expander), gtk_label_new(NULL));
    gtk_list_item_set_child(item, expander);
}

static void bind_node(GtkListItemFactory *factory, GtkListItem *item) {
    (void)factory;
    GtkTreeExpander *expander = GTK_TREE_EXPANDER(gtk_list_item_get_child(item));
    GtkTreeListRow *node = gtk_list_item_get_item(item);
    gtk_tree_expander_set_list_row(expander, node);
    Row *row = gtk_tree_list_row_get_item(node);
    gtk_label_set_text(GTK_LABEL(gtk_tree_expander_get_child(expander)), row->title);
    g_object_unref(row);
}

static GtkListItemFactory *new_node_factory(void) {
    return factory_of(G_CALLBACK(set_up_node), G_CALLBACK(bind_node));
}

static GtkTreeListModel *tree;
static guint roots_count;

static void set_expanded(guint most, gboolean is_expanded) {
    for (guint i = 0; i < most; i++) {
        GtkTreeListRow *row = gtk_tree_list_model_get_child_row(tree, i);
        gtk_tree_list_row_set_expanded(row, is_expanded);
        g_object_unref(row);
    }
}

static void expand_first(int round) {
    (void)round;
    set_expanded(1, TRUE);
}

static void collapse_first(int round) {
    (void)round;
    set_expanded(1, FALSE);
}

static void expand_all(int round) {
    (void)round;
    set_expanded(roots_count, TRUE);
}

static void collapse_all(int round) {
    (void)round;
    set_expanded(roots_count, FALSE);
}

static int compare_numbers(gconstpointer first, gconstpointer second, gpointer data) {
    (void)data;
    int a = ((const Row *)first)->number, b = ((const Row *)second)->number;
    return (a > b) - (a < b);
}

static void measure_tree(gboolean is_sorted) {
    GListStore *roots = g_list_store_new(row_get_type());
    roots_count = rows->len / 1000;
    for (guint i = 0; i < roots_count; i++) {
        Row *root = row_new(-1 - (int)i);
        root->inside = g_list_store_new(row_get_type());
        g_list_store_splice(root->inside, 0, 0, rows->pdata + 1000 * i, 1000);
        g_list_store_append(roots, root);
        g_object_unref(root);
    }
    tree = gtk_tree_list_model_new(G_LIST_MODEL(roots), FALSE, FALSE, inside_of, NULL, NULL);
    columns = GTK_COLUMN_VIEW(gtk_column_view_new(NULL));
    title_column = gtk_column_view_column_new("Name", new_node_factory());
    gtk_column_view_column_set_sorter(title_column, GTK_SORTER(gtk_custom_sorter_new(compare_numbers, NULL, NULL)));
    gtk_column_view_append_column(columns, title_column);
    gtk_column_view_append_column(columns, gtk_column_view_column_new("Inside", new_node_factory()));
    GtkSorter *sorter = GTK_SORTER(gtk_tree_list_row_sorter_new(g_object_ref(gtk_column_view_get_sorter(columns))));
    GtkSortListModel *sorted = gtk_sort_list_model_new(g_object_ref(G_LIST_MODEL(tree)), sorter);
    gtk_column_view_set_model(columns, GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(sorted))));
    if (is_sorted) sort(1);
    show(GTK_WIDGET(columns), is_sorted ? "tree in columns, sorted" : "tree in columns");
    measure("expand 1,000", 6, collapse_first, expand_first);
    measure("collapse 1,000", 6, expand_first, collapse_first);
    measure("expand all", 6, collapse_all, expand_all);
    measure("collapse 1,000 of all", 6, expand_all, collapse_first);
    expand_all(0);
    measure("sort them", 6, sort_by_none, sort_upwards);
    gtk_window_destroy(GTK_WINDOW(window));
}

#if GTK_CHECK_VERSION(4, 12, 0)
static GtkSortListModel *in_sections;
static int section_length;

static int compare_sections(gconstpointer first, gconstpointer second, gpointer data) {
    int length = GPOINTER_TO_INT(data), a = ((const Row *)first)->number / length, b = ((const Row *)second)->number / length;
    return (a > b) - (a < b);
}

static void into_sections(int round) {
    GtkSorter *sorter = GTK_SORTER(gtk_custom_sorter_new(compare_sections, GINT_TO_POINTER(section_length + round), NULL));
    gtk_sort_list_model_set_section_sorter(in_sections, sorter);
    g_object_unref(sorter);
}

static void set_up_header(GtkListItemFactory *factory, GtkListHeader *header) {
    (void)factory;
    gtk_list_header_set_child(header, gtk_label_new("Section"));
}

static void measure_sections(int length) {
    GtkListItemFactory *headers = gtk_signal_list_item_factory_new();
    g_signal_connect(headers, "setup", G_CALLBACK(set_up_header), NULL);
    section_length = length;
    in_sections = gtk_sort_list_model_new(g_object_ref(G_LIST_MODEL(store)), NULL);
    into_sections(0);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(in_sections))), new_factory());
    gtk_list_view_set_header_factory(GTK_LIST_VIEW(list), headers);
    g_object_unref(headers);
    show(list, length > 5 ? "sections of 100" : "sections of 5");
    measure("other sections, same rows", 6, NULL, into_sections);
    gtk_window_destroy(GTK_WINDOW(window));
}
#endif

int main(int count, char **arguments) {
    gtk_init();
    int rows_count = count > 1 ? atoi(arguments[1]) : 100000;
    rows = g_ptr_array_new_with_free_func(g_object_unref);
    found = g_ptr_array_new();
    for (int i = 0; i < rows_count; i++) g_ptr_array_add(rows, row_new(i));
    // As in `ListBenchmarks`, whose rows have been shuffled by now.
    for (guint i = rows->len - 1; i > 0; i--) {
        guint other = g_random_int_range(0, (gint32)i + 1);
        gpointer row = rows->pdata[i];
        rows->pdata[i] = rows->pdata[other];
        rows->pdata[other] = row;
    }
    store = g_list_store_new(row_get_type());
    g_list_store_splice(store, 0, 0, rows->pdata, rows->len);
    measure_selection();
    measure_search();
    g_list_store_splice(store, 0, g_list_model_get_n_items(G_LIST_MODEL(store)), rows->pdata, rows->len);
    measure_sorting();
    measure_tree(FALSE);
    measure_tree(TRUE);
#if GTK_CHECK_VERSION(4, 12, 0)
    measure_sections(100);
    measure_sections(5);
#endif
}
