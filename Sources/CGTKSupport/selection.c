#ifdef GTK

#include "CGTKSupport/selection.h"
#include "classes.h"

typedef struct {
    GObject parent;
    GListModel *rows;
    GtkBitset *selected;
    // The positions to select in the next change although it inserts them.
    GtkBitset *kept;
} RxGTKSelection;

// Changes a copy, because a caller may still hold the previous selection.
static GtkBitset *rxgtk_selection_copy(RxGTKSelection *selection) {
    GtkBitset *copy = gtk_bitset_copy(selection->selected);
    gtk_bitset_unref(selection->selected);
    selection->selected = copy;
    return copy;
}

static GType rxgtk_selection_item_type(GListModel *model) {
    return g_list_model_get_item_type(((RxGTKSelection *)model)->rows);
}

static guint rxgtk_selection_n_items(GListModel *model) {
    return g_list_model_get_n_items(((RxGTKSelection *)model)->rows);
}

static gpointer rxgtk_selection_item(GListModel *model, guint position) {
    return g_list_model_get_item(((RxGTKSelection *)model)->rows, position);
}

static gboolean rxgtk_selection_is_selected(GtkSelectionModel *model, guint position) {
    return gtk_bitset_contains(((RxGTKSelection *)model)->selected, position);
}

static GtkBitset *rxgtk_selection_in_range(GtkSelectionModel *model, guint position, guint count) {
    (void)position;
    (void)count;
    return gtk_bitset_ref(((RxGTKSelection *)model)->selected);
}

static gboolean rxgtk_selection_set(GtkSelectionModel *model, GtkBitset *selected, GtkBitset *mask) {
    RxGTKSelection *selection = (RxGTKSelection *)model;
    guint count = g_list_model_get_n_items(selection->rows);
    GtkBitset *changes = gtk_bitset_copy(selection->selected), *rows = gtk_bitset_new_range(0, count);
    gtk_bitset_difference(changes, selected);
    gtk_bitset_intersect(changes, mask);
    gtk_bitset_intersect(changes, rows);
    if (!gtk_bitset_is_empty(changes)) {
        guint first = gtk_bitset_get_minimum(changes), last = gtk_bitset_get_maximum(changes);
        gtk_bitset_difference(rxgtk_selection_copy(selection), changes);
        gtk_selection_model_selection_changed(model, first, last - first + 1);
    }
    gtk_bitset_unref(changes);
    gtk_bitset_unref(rows);
    return TRUE;
}

static void rxgtk_selection_items_changed(
    GListModel *rows, guint position, guint removed, guint added, RxGTKSelection *selection) {
    (void)rows;
    GtkBitset *selected = rxgtk_selection_copy(selection);
    gtk_bitset_splice(selected, position, removed, added);
    if (selection->kept) gtk_bitset_union(selected, selection->kept);
    g_clear_pointer(&selection->kept, gtk_bitset_unref);
    g_list_model_items_changed(G_LIST_MODEL(selection), position, removed, added);
}

static GType rxgtk_selection_type(void);

static void rxgtk_selection_finalize(GObject *object) {
    RxGTKSelection *selection = (RxGTKSelection *)object;
    g_signal_handlers_disconnect_by_data(selection->rows, selection);
    g_object_unref(selection->rows);
    gtk_bitset_unref(selection->selected);
    g_clear_pointer(&selection->kept, gtk_bitset_unref);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_selection_type()))->finalize(object);
}

static void rxgtk_selection_class_init(gpointer selection_class, gpointer data) {
    (void)data;
    G_OBJECT_CLASS(selection_class)->finalize = rxgtk_selection_finalize;
}

static void rxgtk_selection_list_init(gpointer interface, gpointer data) {
    GListModelInterface *list = interface;
    (void)data;
    list->get_item_type = rxgtk_selection_item_type;
    list->get_n_items = rxgtk_selection_n_items;
    list->get_item = rxgtk_selection_item;
}

static void rxgtk_selection_model_init(gpointer interface, gpointer data) {
    GtkSelectionModelInterface *model = interface;
    (void)data;
    model->is_selected = rxgtk_selection_is_selected;
    model->get_selection_in_range = rxgtk_selection_in_range;
    model->set_selection = rxgtk_selection_set;
}

static GType rxgtk_selection_type(void) {
    static GType type = 0;
    GInterfaceInfo list = {rxgtk_selection_list_init, NULL, NULL};
    GInterfaceInfo model = {rxgtk_selection_model_init, NULL, NULL};
    if (type != 0) return type;
    type = rxgtk_subclass(G_TYPE_OBJECT, "RxGTKSelection", sizeof(RxGTKSelection), rxgtk_selection_class_init, NULL);
    g_type_add_interface_static(type, G_TYPE_LIST_MODEL, &list);
    g_type_add_interface_static(type, GTK_TYPE_SELECTION_MODEL, &model);
    return type;
}

GtkSelectionModel *rxgtk_selection_new(GListModel *rows) {
    RxGTKSelection *selection = g_object_new(rxgtk_selection_type(), NULL);
    selection->rows = g_object_ref(rows);
    selection->selected = gtk_bitset_new_empty();
    g_signal_connect(rows, "items-changed", G_CALLBACK(rxgtk_selection_items_changed), selection);
    return GTK_SELECTION_MODEL(selection);
}

void rxgtk_selection_keep(GtkSelectionModel *model, GtkBitset *indexes) {
    RxGTKSelection *selection = (RxGTKSelection *)model;
    g_clear_pointer(&selection->kept, gtk_bitset_unref);
    selection->kept = gtk_bitset_ref(indexes);
}

void rxgtk_accessible_set_multi_selectable(GtkWidget *list, gboolean is_multiple) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(list), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, is_multiple, -1);
}

#endif
