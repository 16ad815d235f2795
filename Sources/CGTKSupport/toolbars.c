#ifdef GTK

#include "CGTKSupport/toolbars.h"
#include "CGTKSupport/widgets.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 4, 0)

GType rxgtk_toolbars_type(void) { return ADW_TYPE_TOOLBAR_VIEW; }

void rxgtk_toolbars_add(GtkWidget *view, GtkWidget *bar, gboolean bottom) {
    if (bottom) adw_toolbar_view_add_bottom_bar(ADW_TOOLBAR_VIEW(view), bar);
    else adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), bar);
}

// Each bar is in the first box of a revealer, which stands beside the content.
gboolean rxgtk_toolbars_contains(GtkWidget *view, GtkWidget *child) {
    GtkWidget *content = adw_toolbar_view_get_content(ADW_TOOLBAR_VIEW(view));
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (!parent || child == content) return parent != NULL;
    for (GtkWidget *part = gtk_widget_get_first_child(view); part; part = gtk_widget_get_next_sibling(part))
        if (part != content && parent == rxgtk_widget_part(part, GTK_TYPE_BOX, 0)) return TRUE;
    return FALSE;
}

void rxgtk_toolbars_remove(GtkWidget *view, GtkWidget *bar) {
    adw_toolbar_view_remove(ADW_TOOLBAR_VIEW(view), bar);
}

void rxgtk_toolbars_set_style(GtkWidget *view, gboolean bottom, int style) {
    if (bottom) adw_toolbar_view_set_bottom_bar_style(ADW_TOOLBAR_VIEW(view), (AdwToolbarStyle)style);
    else adw_toolbar_view_set_top_bar_style(ADW_TOOLBAR_VIEW(view), (AdwToolbarStyle)style);
}

int rxgtk_toolbars_get_style(GtkWidget *view, gboolean bottom) {
    return bottom ? adw_toolbar_view_get_bottom_bar_style(ADW_TOOLBAR_VIEW(view))
                  : adw_toolbar_view_get_top_bar_style(ADW_TOOLBAR_VIEW(view));
}

#else

typedef struct {
    AdwBin parent;
    GtkRevealer *revealers[2];
    GtkBox *bars[2];
    AdwBin *content;
    int styles[2];
} RxGTKToolbars;

typedef enum {
    RXGTK_TOOLBARS_CONTENT = 1,
    RXGTK_TOOLBARS_REVEAL_TOP,
    RXGTK_TOOLBARS_REVEAL_BOTTOM
} RxGTKToolbarsProperty;

static void rxgtk_toolbars_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKToolbars *view = (RxGTKToolbars *)object;
    (void)spec;
    switch ((RxGTKToolbarsProperty)property) {
        case RXGTK_TOOLBARS_CONTENT:
            g_value_set_object(value, adw_bin_get_child(view->content));
            break;
        case RXGTK_TOOLBARS_REVEAL_TOP:
        case RXGTK_TOOLBARS_REVEAL_BOTTOM:
            g_value_set_boolean(
                value, gtk_revealer_get_reveal_child(view->revealers[property == RXGTK_TOOLBARS_REVEAL_BOTTOM]));
            break;
    }
}

static void rxgtk_toolbars_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKToolbars *view = (RxGTKToolbars *)object;
    switch ((RxGTKToolbarsProperty)property) {
        case RXGTK_TOOLBARS_CONTENT:
            adw_bin_set_child(view->content, g_value_get_object(value));
            break;
        case RXGTK_TOOLBARS_REVEAL_TOP:
        case RXGTK_TOOLBARS_REVEAL_BOTTOM:
            gtk_revealer_set_reveal_child(
                view->revealers[property == RXGTK_TOOLBARS_REVEAL_BOTTOM], g_value_get_boolean(value));
            break;
    }
    g_object_notify_by_pspec(object, spec);
}

static void rxgtk_toolbars_set_class(GtkWidget *widget, const char *name, gboolean has) {
    if (has) gtk_widget_add_css_class(widget, name);
    else gtk_widget_remove_css_class(widget, name);
}

// The bars have the background of their container, so a header bar must not draw its own.
void rxgtk_toolbars_add(GtkWidget *widget, GtkWidget *bar, gboolean bottom) {
    RxGTKToolbars *view = (RxGTKToolbars *)widget;
    if (ADW_IS_HEADER_BAR(bar)) gtk_widget_add_css_class(bar, "flat");
    gtk_box_append(view->bars[bottom], bar);
}

gboolean rxgtk_toolbars_contains(GtkWidget *widget, GtkWidget *child) {
    RxGTKToolbars *view = (RxGTKToolbars *)widget;
    GtkWidget *parent = gtk_widget_get_parent(child);
    return parent
        && (parent == GTK_WIDGET(view->content) || parent == GTK_WIDGET(view->bars[0])
            || parent == GTK_WIDGET(view->bars[1]));
}

void rxgtk_toolbars_remove(GtkWidget *widget, GtkWidget *child) {
    RxGTKToolbars *view = (RxGTKToolbars *)widget;
    GtkWidget *parent = gtk_widget_get_parent(child);
    if (parent == GTK_WIDGET(view->content)) {
        adw_bin_set_child(view->content, NULL);
        g_object_notify(G_OBJECT(view), "content");
        return;
    }
    if (ADW_IS_HEADER_BAR(child)) gtk_widget_remove_css_class(child, "flat");
    gtk_box_remove(view->bars[parent == GTK_WIDGET(view->bars[1])], child);
}

void rxgtk_toolbars_set_style(GtkWidget *widget, gboolean bottom, int style) {
    RxGTKToolbars *view = (RxGTKToolbars *)widget;
    view->styles[bottom] = style;
    rxgtk_toolbars_set_class(GTK_WIDGET(view->bars[bottom]), "raised", style > 0);
    rxgtk_toolbars_set_class(GTK_WIDGET(view->bars[bottom]), "border", style > 1);
}

int rxgtk_toolbars_get_style(GtkWidget *widget, gboolean bottom) {
    return ((RxGTKToolbars *)widget)->styles[bottom];
}

static void rxgtk_toolbars_init(GTypeInstance *instance, gpointer view_class) {
    RxGTKToolbars *view = (RxGTKToolbars *)instance;
    GtkBox *column = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
    (void)view_class;
    rxgtk_style_own_classes();
    for (int bottom = 0; bottom < 2; bottom++) {
        view->revealers[bottom] = GTK_REVEALER(gtk_revealer_new());
        view->bars[bottom] = GTK_BOX(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
        gtk_widget_add_css_class(GTK_WIDGET(view->bars[bottom]), bottom ? "rxgtk-bottom-bars" : "rxgtk-top-bars");
        gtk_revealer_set_child(view->revealers[bottom], GTK_WIDGET(view->bars[bottom]));
        gtk_revealer_set_reveal_child(view->revealers[bottom], TRUE);
    }
    gtk_revealer_set_transition_type(view->revealers[1], GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
    view->content = ADW_BIN(adw_bin_new());
    gtk_widget_set_vexpand(GTK_WIDGET(view->content), TRUE);
    gtk_box_append(column, GTK_WIDGET(view->revealers[0]));
    gtk_box_append(column, GTK_WIDGET(view->content));
    gtk_box_append(column, GTK_WIDGET(view->revealers[1]));
    adw_bin_set_child(ADW_BIN(instance), GTK_WIDGET(column));
}

static void rxgtk_toolbars_class_init(gpointer view_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(view_class);
    GParamFlags flags = rxgtk_param_flags(TRUE);
    (void)data;
    object_class->get_property = rxgtk_toolbars_get_property;
    object_class->set_property = rxgtk_toolbars_set_property;
    g_object_class_install_property(
        object_class, RXGTK_TOOLBARS_CONTENT, g_param_spec_object("content", NULL, NULL, GTK_TYPE_WIDGET, flags));
    g_object_class_install_property(
        object_class, RXGTK_TOOLBARS_REVEAL_TOP, g_param_spec_boolean("reveal-top-bars", NULL, NULL, TRUE, flags));
    g_object_class_install_property(
        object_class, RXGTK_TOOLBARS_REVEAL_BOTTOM,
        g_param_spec_boolean("reveal-bottom-bars", NULL, NULL, TRUE, flags));
}

GType rxgtk_toolbars_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKToolbarView", sizeof(RxGTKToolbars), rxgtk_toolbars_class_init, rxgtk_toolbars_init);
    return type;
}

#endif

#endif
