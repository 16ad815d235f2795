#ifdef GTK

#include "CGTKSupport/banner.h"
#include "CGTKSupport/widgets.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 3, 0)

// An underscore in the button's title is an underscore, not a mnemonic.
GtkWidget *rxgtk_banner_new(void) {
    GtkWidget *banner = GTK_WIDGET(g_object_new(ADW_TYPE_BANNER, "use-markup", FALSE, NULL));
    GtkWidget *button = rxgtk_widget_part(banner, GTK_TYPE_BUTTON, 0);
    if (button) gtk_button_set_use_underline(GTK_BUTTON(button), FALSE);
    return banner;
}
GType rxgtk_banner_type(void) { return ADW_TYPE_BANNER; }

#else

typedef struct {
    AdwBin parent;
    GtkRevealer *revealer;
    GtkLabel *title;
    GtkButton *button;
} RxGTKBanner;

typedef enum {
    RXGTK_BANNER_TITLE = 1,
    RXGTK_BANNER_BUTTON_LABEL,
    RXGTK_BANNER_REVEALED
} RxGTKBannerProperty;

static void rxgtk_banner_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    RxGTKBanner *banner = (RxGTKBanner *)object;
    (void)spec;
    switch ((RxGTKBannerProperty)property) {
        case RXGTK_BANNER_TITLE:
            g_value_set_string(value, gtk_label_get_text(banner->title));
            break;
        case RXGTK_BANNER_BUTTON_LABEL:
            g_value_set_string(value, gtk_button_get_label(banner->button));
            break;
        case RXGTK_BANNER_REVEALED:
            g_value_set_boolean(value, gtk_revealer_get_reveal_child(banner->revealer));
            break;
    }
}

static void rxgtk_banner_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKBanner *banner = (RxGTKBanner *)object;
    const char *text = NULL;
    switch ((RxGTKBannerProperty)property) {
        case RXGTK_BANNER_TITLE:
            text = g_value_get_string(value);
            gtk_label_set_text(banner->title, text ? text : "");
            break;
        case RXGTK_BANNER_BUTTON_LABEL:
            text = g_value_get_string(value);
            gtk_button_set_label(banner->button, text ? text : "");
            gtk_widget_set_visible(GTK_WIDGET(banner->button), text && *text);
            break;
        case RXGTK_BANNER_REVEALED:
            gtk_revealer_set_reveal_child(banner->revealer, g_value_get_boolean(value));
            break;
    }
    g_object_notify_by_pspec(object, spec);
}

static void rxgtk_banner_clicked(gpointer banner) { g_signal_emit_by_name(banner, "button-clicked"); }

static void rxgtk_banner_init(GTypeInstance *instance, gpointer banner_class) {
    RxGTKBanner *banner = (RxGTKBanner *)instance;
    GtkBox *box = GTK_BOX(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12));
    (void)banner_class;
    rxgtk_style_own_classes();
    banner->revealer = GTK_REVEALER(gtk_revealer_new());
    banner->title = GTK_LABEL(gtk_label_new(NULL));
    banner->button = GTK_BUTTON(gtk_button_new_with_label(""));
    gtk_label_set_wrap(banner->title, TRUE);
    gtk_label_set_justify(banner->title, GTK_JUSTIFY_CENTER);
    gtk_widget_set_hexpand(GTK_WIDGET(banner->title), TRUE);
    gtk_widget_add_css_class(GTK_WIDGET(banner->title), "heading");
    gtk_widget_set_valign(GTK_WIDGET(banner->button), GTK_ALIGN_CENTER);
    gtk_widget_set_visible(GTK_WIDGET(banner->button), FALSE);
    gtk_widget_add_css_class(GTK_WIDGET(box), "rxgtk-banner");
    gtk_box_append(box, GTK_WIDGET(banner->title));
    gtk_box_append(box, GTK_WIDGET(banner->button));
    gtk_revealer_set_child(banner->revealer, GTK_WIDGET(box));
    adw_bin_set_child(ADW_BIN(instance), GTK_WIDGET(banner->revealer));
    g_signal_connect_swapped(banner->button, "clicked", G_CALLBACK(rxgtk_banner_clicked), banner);
}

static void rxgtk_banner_class_init(gpointer banner_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(banner_class);
    GParamFlags flags = rxgtk_param_flags(TRUE);
    (void)data;
    object_class->get_property = rxgtk_banner_get_property;
    object_class->set_property = rxgtk_banner_set_property;
    g_object_class_install_property(
        object_class, RXGTK_BANNER_TITLE, g_param_spec_string("title", NULL, NULL, "", flags));
    g_object_class_install_property(
        object_class, RXGTK_BANNER_BUTTON_LABEL, g_param_spec_string("button-label", NULL, NULL, NULL, flags));
    g_object_class_install_property(
        object_class, RXGTK_BANNER_REVEALED, g_param_spec_boolean("revealed", NULL, NULL, FALSE, flags));
    g_signal_new(
        "button-clicked", G_TYPE_FROM_CLASS(banner_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
    gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(banner_class), GTK_ACCESSIBLE_ROLE_GROUP);
}

GType rxgtk_banner_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            ADW_TYPE_BIN, "RxGTKBanner", sizeof(RxGTKBanner), rxgtk_banner_class_init, rxgtk_banner_init);
    return type;
}

GtkWidget *rxgtk_banner_new(void) { return GTK_WIDGET(g_object_new(rxgtk_banner_type(), NULL)); }

#endif

#endif
