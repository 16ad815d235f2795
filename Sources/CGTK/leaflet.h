// Panes that are side by side if there is room, or else one at a time. Uses AdwNavigationSplitView, collapsed by a
// breakpoint, since libadwaita 1.4, and AdwLeaflet before that. Both have the properties "visible-child",
// "visible-child-name", "folded" and "can-navigate-back".
#pragma once

#include <adwaita.h>

#include "types.h"

#if ADW_CHECK_VERSION(1, 4, 0)

typedef struct {
    AdwBreakpointBin parent;
    AdwNavigationSplitView *split;
    AdwBreakpoint *narrow;
    int narrow_width;
    gboolean can_navigate_back;
} RxGTKLeaflet;

typedef enum {
    RXGTK_LEAFLET_VISIBLE_CHILD = 1,
    RXGTK_LEAFLET_VISIBLE_CHILD_NAME,
    RXGTK_LEAFLET_FOLDED,
    RXGTK_LEAFLET_CAN_NAVIGATE_BACK
} RxGTKLeafletProperty;

static AdwNavigationPage *rxgtk_leaflet_page(RxGTKLeaflet *leaflet, gboolean content) {
    return content ? adw_navigation_split_view_get_content(leaflet->split)
                   : adw_navigation_split_view_get_sidebar(leaflet->split);
}

static AdwNavigationPage *rxgtk_leaflet_visible_page(RxGTKLeaflet *leaflet) {
    return rxgtk_leaflet_page(leaflet, adw_navigation_split_view_get_show_content(leaflet->split));
}

static void rxgtk_leaflet_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)object;
    AdwNavigationPage *page = rxgtk_leaflet_visible_page(leaflet);
    (void)spec;
    switch ((RxGTKLeafletProperty)property) {
        case RXGTK_LEAFLET_VISIBLE_CHILD:
            g_value_set_object(value, page ? adw_navigation_page_get_child(page) : NULL);
            break;
        case RXGTK_LEAFLET_VISIBLE_CHILD_NAME:
            g_value_set_string(value, page ? adw_navigation_page_get_tag(page) : NULL);
            break;
        case RXGTK_LEAFLET_FOLDED:
            g_value_set_boolean(value, adw_navigation_split_view_get_collapsed(leaflet->split));
            break;
        case RXGTK_LEAFLET_CAN_NAVIGATE_BACK:
            g_value_set_boolean(value, leaflet->can_navigate_back);
            break;
    }
}

static void rxgtk_leaflet_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)object;
    AdwNavigationPage *content = rxgtk_leaflet_page(leaflet, TRUE);
    (void)spec;
    switch ((RxGTKLeafletProperty)property) {
        case RXGTK_LEAFLET_VISIBLE_CHILD_NAME:
            adw_navigation_split_view_set_show_content(
                leaflet->split, content && g_strcmp0(g_value_get_string(value), adw_navigation_page_get_tag(content)) == 0);
            break;
        case RXGTK_LEAFLET_CAN_NAVIGATE_BACK:
            leaflet->can_navigate_back = g_value_get_boolean(value);
            if (content) adw_navigation_page_set_can_pop(content, leaflet->can_navigate_back);
            break;
        case RXGTK_LEAFLET_VISIBLE_CHILD:
        case RXGTK_LEAFLET_FOLDED:
            break;
    }
}

static int rxgtk_leaflet_measure_pane(
    RxGTKLeaflet *leaflet, gboolean content, GtkOrientation orientation, int *natural) {
    AdwNavigationPage *page = rxgtk_leaflet_page(leaflet, content);
    int minimum = 0;
    *natural = 0;
    if (page) gtk_widget_measure(GTK_WIDGET(page), orientation, -1, &minimum, natural, NULL, NULL);
    return minimum;
}

// Collapses the view when it is narrower than both panes need.
static void rxgtk_leaflet_set_narrow_width(RxGTKLeaflet *leaflet, int width) {
    if (width == leaflet->narrow_width) return;
    leaflet->narrow_width = width;
    AdwBreakpointCondition *condition =
        adw_breakpoint_condition_new_length(ADW_BREAKPOINT_CONDITION_MAX_WIDTH, width, ADW_LENGTH_UNIT_PX);
    // Copies the condition, while adw_breakpoint_new takes ownership of its own.
    adw_breakpoint_set_condition(leaflet->narrow, condition);
    adw_breakpoint_condition_free(condition);
}

// The minimum size is the larger of the panes' minimum sizes.
static void rxgtk_leaflet_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)widget;
    int sidebar_natural, content_natural;
    int sidebar = rxgtk_leaflet_measure_pane(leaflet, FALSE, orientation, &sidebar_natural);
    int content = rxgtk_leaflet_measure_pane(leaflet, TRUE, orientation, &content_natural);
    (void)for_size;
    *minimum = MAX(sidebar, content);
    *minimum_baseline = *natural_baseline = -1;
    if (orientation == GTK_ORIENTATION_VERTICAL) {
        *natural = MAX(sidebar_natural, content_natural);
        return;
    }
    int least = (int)adw_length_unit_to_px(
        adw_navigation_split_view_get_sidebar_width_unit(leaflet->split),
        adw_navigation_split_view_get_min_sidebar_width(leaflet->split), gtk_widget_get_settings(widget));
    *natural = MAX(sidebar_natural, least) + content_natural;
    rxgtk_leaflet_set_narrow_width(leaflet, MAX(sidebar, least) + content - 1);
}

static void rxgtk_leaflet_notify_folded(RxGTKLeaflet *leaflet) { g_object_notify(G_OBJECT(leaflet), "folded"); }

static void rxgtk_leaflet_notify_visible_child(RxGTKLeaflet *leaflet) {
    g_object_notify(G_OBJECT(leaflet), "visible-child");
    g_object_notify(G_OBJECT(leaflet), "visible-child-name");
}

// A split view that was asked to show a page writes to itself in the next idle callback, even if it has been freed by
// then (libadwaita 1.7.6). So its pending callbacks are removed when it is freed.
static void rxgtk_leaflet_split_finalized(gpointer data, GObject *split) {
    (void)data;
    while (g_source_remove_by_user_data(split)) {}
}

// The bin warns if it has no size request. An app that requests only a height, or no size, would remove the request.
static void rxgtk_leaflet_keep_request(GtkWidget *bin) {
    int width, height;
    gtk_widget_get_size_request(bin, &width, &height);
    if (width < 1 || height < 1) gtk_widget_set_size_request(bin, MAX(width, 1), MAX(height, 1));
}

static void rxgtk_leaflet_init(GTypeInstance *instance, gpointer leaflet_class) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)instance;
    AdwBreakpointBin *bin = ADW_BREAKPOINT_BIN(instance);
    GValue collapsed = G_VALUE_INIT;
    (void)leaflet_class;
    leaflet->split = ADW_NAVIGATION_SPLIT_VIEW(adw_navigation_split_view_new());
    g_object_weak_ref(G_OBJECT(leaflet->split), rxgtk_leaflet_split_finalized, NULL);
    adw_breakpoint_bin_set_child(bin, GTK_WIDGET(leaflet->split));
    leaflet->narrow = adw_breakpoint_new(
        adw_breakpoint_condition_new_length(ADW_BREAKPOINT_CONDITION_MAX_WIDTH, 0, ADW_LENGTH_UNIT_PX));
    g_value_init(&collapsed, G_TYPE_BOOLEAN);
    g_value_set_boolean(&collapsed, TRUE);
    adw_breakpoint_add_setter(leaflet->narrow, G_OBJECT(leaflet->split), "collapsed", &collapsed);
    adw_breakpoint_bin_add_breakpoint(bin, leaflet->narrow);
    // The bin needs a size request that does not depend on its content; `measure` returns the real size.
    gtk_widget_set_size_request(GTK_WIDGET(bin), 1, 1);
    g_signal_connect(bin, "notify::width-request", G_CALLBACK(rxgtk_leaflet_keep_request), NULL);
    g_signal_connect(bin, "notify::height-request", G_CALLBACK(rxgtk_leaflet_keep_request), NULL);
    g_signal_connect_swapped(leaflet->split, "notify::collapsed", G_CALLBACK(rxgtk_leaflet_notify_folded), leaflet);
    g_signal_connect_swapped(
        leaflet->split, "notify::show-content", G_CALLBACK(rxgtk_leaflet_notify_visible_child), leaflet);
}

static void rxgtk_leaflet_class_init(gpointer leaflet_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(leaflet_class);
    GParamFlags read = (GParamFlags)(G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
    GParamFlags write = (GParamFlags)(read | G_PARAM_WRITABLE);
    (void)data;
    object_class->get_property = rxgtk_leaflet_get_property;
    object_class->set_property = rxgtk_leaflet_set_property;
    GTK_WIDGET_CLASS(leaflet_class)->measure = rxgtk_leaflet_measure;
    g_object_class_install_property(
        object_class, RXGTK_LEAFLET_VISIBLE_CHILD,
        g_param_spec_object("visible-child", NULL, NULL, GTK_TYPE_WIDGET, read));
    g_object_class_install_property(
        object_class, RXGTK_LEAFLET_VISIBLE_CHILD_NAME,
        g_param_spec_string("visible-child-name", NULL, NULL, NULL, write));
    g_object_class_install_property(
        object_class, RXGTK_LEAFLET_FOLDED, g_param_spec_boolean("folded", NULL, NULL, FALSE, read));
    g_object_class_install_property(
        object_class, RXGTK_LEAFLET_CAN_NAVIGATE_BACK,
        g_param_spec_boolean("can-navigate-back", NULL, NULL, FALSE, write));
}

static inline GType rxgtk_leaflet_type(void) {
    static GType type = 0;
    if (type == 0) {
        type = rxgtk_subclass(
            ADW_TYPE_BREAKPOINT_BIN, "RxGTKLeaflet", sizeof(RxGTKLeaflet), rxgtk_leaflet_class_init, rxgtk_leaflet_init);
    }
    return type;
}

// The number of panes that can be shown alone.
static inline int rxgtk_leaflet_count(GtkWidget *widget) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)widget;
    return (rxgtk_leaflet_page(leaflet, FALSE) != NULL) + (rxgtk_leaflet_page(leaflet, TRUE) != NULL);
}

static inline const char *rxgtk_leaflet_name(GtkWidget *widget, int index) {
    AdwNavigationPage *page = rxgtk_leaflet_page((RxGTKLeaflet *)widget, index > 0);
    return page ? adw_navigation_page_get_tag(page) : NULL;
}

// A pane that cannot be shown alone is ignored: it is a separator, and the split view draws its own.
static inline void rxgtk_leaflet_append(GtkWidget *widget, GtkWidget *child, const char *name, gboolean navigatable) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)widget;
    if (!navigatable) return;
    AdwNavigationPage *page = ADW_NAVIGATION_PAGE(adw_navigation_page_new(child, name ? name : ""));
    adw_navigation_page_set_tag(page, name);
    if (!rxgtk_leaflet_page(leaflet, FALSE)) {
        adw_navigation_split_view_set_sidebar(leaflet->split, page);
        return;
    }
    adw_navigation_page_set_can_pop(page, leaflet->can_navigate_back);
    adw_navigation_split_view_set_content(leaflet->split, page);
}

static inline void rxgtk_leaflet_remove(GtkWidget *widget, GtkWidget *child) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)widget;
    for (int content = 0; content < 2; content++) {
        AdwNavigationPage *page = rxgtk_leaflet_page(leaflet, content);
        if (!page || adw_navigation_page_get_child(page) != child) continue;
        adw_navigation_page_set_child(page, NULL);
        if (content) adw_navigation_split_view_set_content(leaflet->split, NULL);
        else adw_navigation_split_view_set_sidebar(leaflet->split, NULL);
    }
}

static inline gboolean rxgtk_leaflet_navigate_back(GtkWidget *widget) {
    RxGTKLeaflet *leaflet = (RxGTKLeaflet *)widget;
    if (!adw_navigation_split_view_get_show_content(leaflet->split)) return FALSE;
    adw_navigation_split_view_set_show_content(leaflet->split, FALSE);
    return TRUE;
}

#else

static inline GType rxgtk_leaflet_type(void) { return ADW_TYPE_LEAFLET; }

// The pane at `index` among the panes that can be shown alone. The leaflet retains it.
static inline AdwLeafletPage *rxgtk_leaflet_page(GtkWidget *leaflet, int index) {
    GListModel *pages = G_LIST_MODEL(adw_leaflet_get_pages(ADW_LEAFLET(leaflet)));
    AdwLeafletPage *found = NULL;
    for (guint i = 0; !found && i < g_list_model_get_n_items(pages); i++) {
        AdwLeafletPage *page = g_list_model_get_item(pages, i);
        if (adw_leaflet_page_get_navigatable(page) && index-- == 0) found = page;
        g_object_unref(page);
    }
    g_object_unref(pages);
    return found;
}

static inline int rxgtk_leaflet_count(GtkWidget *leaflet) {
    int count = 0;
    while (rxgtk_leaflet_page(leaflet, count)) count++;
    return count;
}

static inline const char *rxgtk_leaflet_name(GtkWidget *leaflet, int index) {
    AdwLeafletPage *page = rxgtk_leaflet_page(leaflet, index);
    return page ? adw_leaflet_page_get_name(page) : NULL;
}

static inline void rxgtk_leaflet_append(GtkWidget *leaflet, GtkWidget *child, const char *name, gboolean navigatable) {
    AdwLeafletPage *page = adw_leaflet_append(ADW_LEAFLET(leaflet), child);
    if (name) adw_leaflet_page_set_name(page, name);
    adw_leaflet_page_set_navigatable(page, navigatable);
}

static inline void rxgtk_leaflet_remove(GtkWidget *leaflet, GtkWidget *child) {
    adw_leaflet_remove(ADW_LEAFLET(leaflet), child);
}

static inline gboolean rxgtk_leaflet_navigate_back(GtkWidget *leaflet) {
    return adw_leaflet_navigate(ADW_LEAFLET(leaflet), ADW_NAVIGATION_DIRECTION_BACK);
}

#endif
