#ifdef GTK

#include "CGTKSupport/colors.h"

GdkRGBA rxgtk_accent_color(AdwStyleManager *manager) {
#if ADW_CHECK_VERSION(1, 6, 0)
    GdkRGBA *chosen = adw_style_manager_get_accent_color_rgba(manager);
    GdkRGBA color = *chosen;
    gdk_rgba_free(chosen);
    return color;
#else
    (void)manager;
    return (GdkRGBA){0x35 / 255.f, 0x84 / 255.f, 0xe4 / 255.f, 1};
#endif
}

#if GTK_CHECK_VERSION(4, 10, 0)

GType rxgtk_color_button_type(void) { return GTK_TYPE_COLOR_DIALOG_BUTTON; }

GtkWidget *rxgtk_color_button_new(void) { return gtk_color_dialog_button_new(gtk_color_dialog_new()); }

GdkRGBA rxgtk_color_button_get(GtkWidget *button) {
    return *gtk_color_dialog_button_get_rgba(GTK_COLOR_DIALOG_BUTTON(button));
}

void rxgtk_color_button_set(GtkWidget *button, GdkRGBA color) {
    gtk_color_dialog_button_set_rgba(GTK_COLOR_DIALOG_BUTTON(button), &color);
}

static GObject *rxgtk_color_button_settings(GtkWidget *button) {
    return G_OBJECT(gtk_color_dialog_button_get_dialog(GTK_COLOR_DIALOG_BUTTON(button)));
}

#define RXGTK_WITH_ALPHA "with-alpha"

#else

GType rxgtk_color_button_type(void) { return GTK_TYPE_COLOR_BUTTON; }

GtkWidget *rxgtk_color_button_new(void) { return gtk_color_button_new(); }

GdkRGBA rxgtk_color_button_get(GtkWidget *button) {
    GdkRGBA color;
    gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(button), &color);
    return color;
}

void rxgtk_color_button_set(GtkWidget *button, GdkRGBA color) {
    gtk_color_chooser_set_rgba(GTK_COLOR_CHOOSER(button), &color);
}

static GObject *rxgtk_color_button_settings(GtkWidget *button) { return G_OBJECT(button); }

#define RXGTK_WITH_ALPHA "use-alpha"

#endif

void rxgtk_color_button_set_up(GtkWidget *button, const char *title, gboolean alpha) {
    g_object_set(rxgtk_color_button_settings(button), "title", title, RXGTK_WITH_ALPHA, alpha, NULL);
}

#endif
