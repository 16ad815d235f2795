// Text in what a widget draws, in its font and colour.
#pragma once

#include <adwaita.h>
#include <pango/pangocairo.h>

// The colour of a widget's text.
static inline void rxgtk_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
    gtk_widget_get_color(widget, color);
#else
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// A layout in the font of the widget, or in the default one where there is none.
static inline PangoLayout *rxgtk_text_layout(GtkWidget *widget, cairo_t *cairo, const char *text) {
    PangoLayout *layout = widget ? gtk_widget_create_pango_layout(widget, NULL) : pango_cairo_create_layout(cairo);
    pango_layout_set_text(layout, text, -1);
    return layout;
}

static inline void rxgtk_text_show(cairo_t *cairo, PangoLayout *layout) { pango_cairo_show_layout(cairo, layout); }
