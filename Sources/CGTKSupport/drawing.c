#ifdef GTK

#include "CGTKSupport/drawing.h"
#include <pango/pangocairo.h>

void rxgtk_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// A layout in the font and size that the user has chosen for all apps.
static PangoLayout *rxgtk_text_layout_of_settings(cairo_t *cairo) {
    PangoLayout *layout = pango_cairo_create_layout(cairo);
    GtkSettings *settings = gtk_settings_get_default();
    char *font = NULL;
    int resolution = 0;
    if (!settings) return layout;
    g_object_get(settings, "gtk-font-name", &font, "gtk-xft-dpi", &resolution, NULL);
    PangoFontDescription *description = pango_font_description_from_string(font ? font : "Sans 11");
    pango_layout_set_font_description(layout, description);
    // In 1/1024 dots per inch; -1 if nothing is set.
    if (resolution > 0) pango_cairo_context_set_resolution(pango_layout_get_context(layout), resolution / 1024.0);
    pango_font_description_free(description);
    g_free(font);
    return layout;
}

PangoLayout *rxgtk_text_layout(GtkWidget *widget, cairo_t *cairo, const char *text) {
    PangoLayout *layout = widget ? gtk_widget_create_pango_layout(widget, NULL) : rxgtk_text_layout_of_settings(cairo);
    pango_layout_set_text(layout, text, -1);
    return layout;
}

void rxgtk_text_show(cairo_t *cairo, PangoLayout *layout) { pango_cairo_show_layout(cairo, layout); }

#endif
