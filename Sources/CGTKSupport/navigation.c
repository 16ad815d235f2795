#ifdef GTK

#include "CGTKSupport/navigation.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 4, 0)

GType rxgtk_navigation_page_type(void) { return ADW_TYPE_NAVIGATION_PAGE; }
GType rxgtk_navigation_view_type(void) { return ADW_TYPE_NAVIGATION_VIEW; }

GtkWidget *rxgtk_navigation_page_new(const char *title, const char *tag) {
    return GTK_WIDGET(g_object_new(ADW_TYPE_NAVIGATION_PAGE, "title", title, "tag", tag, NULL));
}

void rxgtk_navigation_push(GtkWidget *view, GtkWidget *page) {
    adw_navigation_view_push(ADW_NAVIGATION_VIEW(view), ADW_NAVIGATION_PAGE(page));
}

gboolean rxgtk_navigation_pop(GtkWidget *view) {
    return adw_navigation_view_pop(ADW_NAVIGATION_VIEW(view));
}

void rxgtk_navigation_pop_to(GtkWidget *view, GtkWidget *page) {
    adw_navigation_view_pop_to_page(ADW_NAVIGATION_VIEW(view), ADW_NAVIGATION_PAGE(page));
}

guint rxgtk_navigation_count(GtkWidget *view) {
    GListModel *stack = adw_navigation_view_get_navigation_stack(ADW_NAVIGATION_VIEW(view));
    guint count = g_list_model_get_n_items(stack);
    g_object_unref(stack);
    return count;
}

GtkWidget *rxgtk_navigation_page_at(GtkWidget *view, guint index) {
    GListModel *stack = adw_navigation_view_get_navigation_stack(ADW_NAVIGATION_VIEW(view));
    GtkWidget *page = g_list_model_get_item(stack, index);
    g_object_unref(stack);
    g_object_unref(page);
    return page;
}

#else

typedef struct {
    AdwBin parent;
    char *title;
    char *tag;
    gboolean can_pop;
} RxGTKNavigationPage;

typedef enum { RXGTK_NAVIGATION_PAGE_TITLE = 1, RXGTK_NAVIGATION_PAGE_TAG, RXGTK_NAVIGATION_PAGE_CAN_POP } RxGTKNavigationPageProperty;

typedef struct {
    AdwBin parent;
    AdwLeaflet *leaflet;
    GPtrArray *stack;
    gboolean pop_on_escape;
    // The source that removes popped pages once they are out of sight; 0 if none is pending.
    guint cleaning;
} RxGTKNavigationView;

typedef enum { RXGTK_NAVIGATION_VIEW_VISIBLE_PAGE = 1, RXGTK_NAVIGATION_VIEW_POP_ON_ESCAPE } RxGTKNavigationViewProperty;

static GtkWidget *rxgtk_navigation_top(RxGTKNavigationView *view) {
    return view->stack->len ? g_ptr_array_index(view->stack, view->stack->len - 1) : NULL;
}

static void rxgtk_navigation_update_back(RxGTKNavigationView *view) {
    RxGTKNavigationPage *top = (RxGTKNavigationPage *)rxgtk_navigation_top(view);
    adw_leaflet_set_can_navigate_back(view->leaflet, top && top->can_pop && view->stack->len > 1);
}

// ---- The header bar in a page: the page's title and a back button

static void rxgtk_navigation_back_clicked(GtkWidget *button) {
    GtkWidget *view = gtk_widget_get_ancestor(button, rxgtk_navigation_view_type());
    if (view) rxgtk_navigation_pop(view);
}

static GtkWidget *rxgtk_navigation_back_button_new(void) {
    const char *label = g_dgettext("libadwaita", "Back");
    GtkWidget *button = gtk_button_new_from_icon_name("go-previous-symbolic");
    gtk_widget_set_tooltip_text(button, label);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    g_signal_connect(button, "clicked", G_CALLBACK(rxgtk_navigation_back_clicked), NULL);
    return button;
}

// The back button comes first, except for the window's own controls.
static void rxgtk_navigation_pack_back_button(GtkWidget *header, GtkWidget *button) {
    adw_header_bar_pack_start(ADW_HEADER_BAR(header), button);
    GtkWidget *box = gtk_widget_get_parent(button);
    GtkWidget *first = gtk_widget_get_first_child(box);
    gtk_box_reorder_child_after(GTK_BOX(box), button, GTK_IS_WINDOW_CONTROLS(first) ? first : NULL);
}

static void rxgtk_navigation_set_up_header(RxGTKNavigationPage *page, GtkWidget *header, gboolean shows_back) {
    GtkWidget *button = g_object_get_data(G_OBJECT(header), "rxgtk-back-button");
    if (!button) {
        button = rxgtk_navigation_back_button_new();
        rxgtk_navigation_pack_back_button(header, button);
        g_object_set_data(G_OBJECT(header), "rxgtk-back-button", button);
    }
    gtk_widget_set_visible(button, shows_back);
    if (adw_header_bar_get_title_widget(ADW_HEADER_BAR(header))) return;
    GtkWidget *title = adw_window_title_new("", "");
    g_object_bind_property(page, "title", title, "title", G_BINDING_SYNC_CREATE);
    adw_header_bar_set_title_widget(ADW_HEADER_BAR(header), title);
}

static void rxgtk_navigation_set_up_headers_below(RxGTKNavigationPage *page, GtkWidget *widget, gboolean shows_back) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (ADW_IS_HEADER_BAR(child)) rxgtk_navigation_set_up_header(page, child, shows_back);
        else if (!g_type_check_instance_is_a((GTypeInstance *)child, rxgtk_navigation_view_type()))
            rxgtk_navigation_set_up_headers_below(page, child, shows_back);
    }
}

static void rxgtk_navigation_set_up_headers(RxGTKNavigationPage *page) {
    GtkWidget *widget = gtk_widget_get_ancestor(GTK_WIDGET(page), rxgtk_navigation_view_type());
    if (!widget) return;
    RxGTKNavigationView *view = (RxGTKNavigationView *)widget;
    gboolean is_first = view->stack->len && g_ptr_array_index(view->stack, 0) == (gpointer)page;
    rxgtk_navigation_set_up_headers_below(page, GTK_WIDGET(page), page->can_pop && !is_first);
    rxgtk_navigation_update_back(view);
}

// ---- The page

static void rxgtk_navigation_page_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKNavigationPage *page = (RxGTKNavigationPage *)object;
    (void)spec;
    switch ((RxGTKNavigationPageProperty)property) {
        case RXGTK_NAVIGATION_PAGE_TITLE:
            g_value_set_string(value, page->title);
            break;
        case RXGTK_NAVIGATION_PAGE_TAG:
            g_value_set_string(value, page->tag);
            break;
        case RXGTK_NAVIGATION_PAGE_CAN_POP:
            g_value_set_boolean(value, page->can_pop);
            break;
    }
}

static void rxgtk_navigation_page_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKNavigationPage *page = (RxGTKNavigationPage *)object;
    switch ((RxGTKNavigationPageProperty)property) {
        case RXGTK_NAVIGATION_PAGE_TITLE:
            g_free(page->title);
            page->title = g_value_dup_string(value);
            gtk_accessible_update_property(
                GTK_ACCESSIBLE(page), GTK_ACCESSIBLE_PROPERTY_LABEL, page->title ? page->title : "", -1);
            break;
        case RXGTK_NAVIGATION_PAGE_TAG:
            g_free(page->tag);
            page->tag = g_value_dup_string(value);
            break;
        case RXGTK_NAVIGATION_PAGE_CAN_POP:
            page->can_pop = g_value_get_boolean(value);
            rxgtk_navigation_set_up_headers(page);
            break;
    }
    g_object_notify_by_pspec(object, spec);
}

static void rxgtk_navigation_page_map(GtkWidget *widget) {
    rxgtk_navigation_set_up_headers((RxGTKNavigationPage *)widget);
    GTK_WIDGET_CLASS(rxgtk_parent_class(rxgtk_navigation_page_type()))->map(widget);
}

static void rxgtk_navigation_page_finalize(GObject *object) {
    RxGTKNavigationPage *page = (RxGTKNavigationPage *)object;
    g_free(page->title);
    g_free(page->tag);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_navigation_page_type()))->finalize(object);
}

static void rxgtk_navigation_page_init(GTypeInstance *instance, gpointer page_class) {
    (void)page_class;
    ((RxGTKNavigationPage *)instance)->can_pop = TRUE;
}

static void rxgtk_navigation_page_class_init(gpointer page_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(page_class);
    GParamFlags flags = rxgtk_param_flags(TRUE);
    (void)data;
    object_class->get_property = rxgtk_navigation_page_get_property;
    object_class->set_property = rxgtk_navigation_page_set_property;
    object_class->finalize = rxgtk_navigation_page_finalize;
    GTK_WIDGET_CLASS(page_class)->map = rxgtk_navigation_page_map;
    gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(page_class), GTK_ACCESSIBLE_ROLE_GROUP);
    g_object_class_install_property(
        object_class, RXGTK_NAVIGATION_PAGE_TITLE, g_param_spec_string("title", NULL, NULL, "", flags));
    g_object_class_install_property(
        object_class, RXGTK_NAVIGATION_PAGE_TAG, g_param_spec_string("tag", NULL, NULL, NULL, flags));
    g_object_class_install_property(
        object_class, RXGTK_NAVIGATION_PAGE_CAN_POP, g_param_spec_boolean("can-pop", NULL, NULL, TRUE, flags));
}

GType rxgtk_navigation_page_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKNavigationPage", sizeof(RxGTKNavigationPage), rxgtk_navigation_page_class_init,
            rxgtk_navigation_page_init);
    return type;
}

GtkWidget *rxgtk_navigation_page_new(const char *title, const char *tag) {
    return GTK_WIDGET(g_object_new(rxgtk_navigation_page_type(), "title", title, "tag", tag, NULL));
}

// ---- The view

static void rxgtk_navigation_clean(RxGTKNavigationView *view) {
    GtkWidget *child = gtk_widget_get_first_child(GTK_WIDGET(view->leaflet));
    while (child) {
        GtkWidget *next = gtk_widget_get_next_sibling(child);
        if (!g_ptr_array_find(view->stack, child, NULL)) adw_leaflet_remove(view->leaflet, child);
        child = next;
    }
}

static gboolean rxgtk_navigation_clean_when_idle(gpointer data) {
    RxGTKNavigationView *view = data;
    view->cleaning = 0;
    if (!adw_leaflet_get_child_transition_running(view->leaflet)) rxgtk_navigation_clean(view);
    return G_SOURCE_REMOVE;
}

static void rxgtk_navigation_clean_later(RxGTKNavigationView *view) {
    if (view->cleaning == 0) view->cleaning = g_idle_add(rxgtk_navigation_clean_when_idle, view);
}

// Pops the pages above `page`. The app, a key, a button or a swipe has already shown `page`.
static void rxgtk_navigation_remove_above(RxGTKNavigationView *view, GtkWidget *page) {
    GPtrArray *popped = g_ptr_array_new_with_free_func(g_object_unref);
    while (view->stack->len > 1 && rxgtk_navigation_top(view) != page) {
        g_ptr_array_add(popped, g_object_ref(rxgtk_navigation_top(view)));
        g_ptr_array_set_size(view->stack, (int)view->stack->len - 1);
    }
    rxgtk_navigation_update_back(view);
    rxgtk_navigation_clean_later(view);
    g_object_ref(view);
    g_object_notify(G_OBJECT(view), "visible-page");
    for (guint i = 0; i < popped->len; i++) g_signal_emit_by_name(view, "popped", g_ptr_array_index(popped, i));
    g_object_unref(view);
    g_ptr_array_unref(popped);
}

static void rxgtk_navigation_shown(RxGTKNavigationView *view) {
    GtkWidget *page = adw_leaflet_get_visible_child(view->leaflet);
    if (!page || page == rxgtk_navigation_top(view) || !g_ptr_array_find(view->stack, page, NULL)) return;
    rxgtk_navigation_remove_above(view, page);
}

void rxgtk_navigation_pop_to(GtkWidget *widget, GtkWidget *page) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)widget;
    if (g_ptr_array_find(view->stack, page, NULL)) adw_leaflet_set_visible_child(view->leaflet, page);
}

gboolean rxgtk_navigation_pop(GtkWidget *widget) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)widget;
    if (view->stack->len < 2) return FALSE;
    rxgtk_navigation_pop_to(widget, g_ptr_array_index(view->stack, view->stack->len - 2));
    return TRUE;
}

void rxgtk_navigation_push(GtkWidget *widget, GtkWidget *page) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)widget;
    g_object_ref_sink(page);
    rxgtk_navigation_clean(view);
    g_ptr_array_add(view->stack, page);
    adw_leaflet_append(view->leaflet, page);
    adw_leaflet_set_visible_child(view->leaflet, page);
    rxgtk_navigation_update_back(view);
    g_object_notify(G_OBJECT(view), "visible-page");
    g_signal_emit_by_name(view, "pushed");
}

guint rxgtk_navigation_count(GtkWidget *view) { return ((RxGTKNavigationView *)view)->stack->len; }

GtkWidget *rxgtk_navigation_page_at(GtkWidget *view, guint index) {
    return g_ptr_array_index(((RxGTKNavigationView *)view)->stack, index);
}

static gboolean rxgtk_navigation_escape(GtkWidget *widget, GVariant *arguments, gpointer data) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)widget;
    (void)arguments, (void)data;
    return view->pop_on_escape && adw_leaflet_get_can_navigate_back(view->leaflet) && rxgtk_navigation_pop(widget);
}

static void rxgtk_navigation_view_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)object;
    (void)spec;
    switch ((RxGTKNavigationViewProperty)property) {
        case RXGTK_NAVIGATION_VIEW_VISIBLE_PAGE:
            g_value_set_object(value, rxgtk_navigation_top(view));
            break;
        case RXGTK_NAVIGATION_VIEW_POP_ON_ESCAPE:
            g_value_set_boolean(value, view->pop_on_escape);
            break;
    }
}

static void rxgtk_navigation_view_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)object;
    if (property != RXGTK_NAVIGATION_VIEW_POP_ON_ESCAPE) return;
    view->pop_on_escape = g_value_get_boolean(value);
    g_object_notify_by_pspec(object, spec);
}

static void rxgtk_navigation_view_dispose(GObject *object) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)object;
    if (view->cleaning) g_source_remove(view->cleaning);
    view->cleaning = 0;
    if (view->leaflet) g_signal_handlers_disconnect_by_data(view->leaflet, view);
    g_ptr_array_set_size(view->stack, 0);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_navigation_view_type()))->dispose(object);
    view->leaflet = NULL;
}

static void rxgtk_navigation_view_finalize(GObject *object) {
    g_ptr_array_unref(((RxGTKNavigationView *)object)->stack);
    G_OBJECT_CLASS(rxgtk_parent_class(rxgtk_navigation_view_type()))->finalize(object);
}

static void rxgtk_navigation_view_init(GTypeInstance *instance, gpointer view_class) {
    RxGTKNavigationView *view = (RxGTKNavigationView *)instance;
    GtkEventController *keys = gtk_shortcut_controller_new();
    (void)view_class;
    view->stack = g_ptr_array_new_with_free_func(g_object_unref);
    view->pop_on_escape = TRUE;
    view->leaflet = ADW_LEAFLET(adw_leaflet_new());
    adw_leaflet_set_can_unfold(view->leaflet, FALSE);
    adw_leaflet_set_homogeneous(view->leaflet, TRUE);
    adw_bin_set_child(ADW_BIN(instance), GTK_WIDGET(view->leaflet));
    g_signal_connect_swapped(view->leaflet, "notify::visible-child", G_CALLBACK(rxgtk_navigation_shown), view);
    g_signal_connect_swapped(
        view->leaflet, "notify::child-transition-running", G_CALLBACK(rxgtk_navigation_clean_later), view);
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(keys),
        gtk_shortcut_new(
            gtk_keyval_trigger_new(GDK_KEY_Escape, (GdkModifierType)0),
            gtk_callback_action_new(rxgtk_navigation_escape, NULL, NULL)));
    gtk_widget_add_controller(GTK_WIDGET(instance), keys);
}

static void rxgtk_navigation_view_class_init(gpointer view_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(view_class);
    (void)data;
    object_class->get_property = rxgtk_navigation_view_get_property;
    object_class->set_property = rxgtk_navigation_view_set_property;
    object_class->dispose = rxgtk_navigation_view_dispose;
    object_class->finalize = rxgtk_navigation_view_finalize;
    g_object_class_install_property(
        object_class, RXGTK_NAVIGATION_VIEW_VISIBLE_PAGE,
        g_param_spec_object("visible-page", NULL, NULL, rxgtk_navigation_page_type(), rxgtk_param_flags(FALSE)));
    g_object_class_install_property(
        object_class, RXGTK_NAVIGATION_VIEW_POP_ON_ESCAPE,
        g_param_spec_boolean("pop-on-escape", NULL, NULL, TRUE, rxgtk_param_flags(TRUE)));
    g_signal_new(
        "pushed", G_TYPE_FROM_CLASS(view_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
    g_signal_new(
        "popped", G_TYPE_FROM_CLASS(view_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
        rxgtk_navigation_page_type());
}

GType rxgtk_navigation_view_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKNavigationView", sizeof(RxGTKNavigationView), rxgtk_navigation_view_class_init,
            rxgtk_navigation_view_init);
    return type;
}

#endif

#endif
