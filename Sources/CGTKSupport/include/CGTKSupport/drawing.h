// Text in a widget's drawing, in the font and colour of the widget.
#pragma once

#include "cgtk.h"

// The colour of a widget's text.
void rxgtk_widget_get_color(GtkWidget *widget, GdkRGBA *color);

// A layout in the font of the widget, or in the font of the settings if the widget is NULL.
PangoLayout *rxgtk_text_layout(GtkWidget *widget, cairo_t *cairo, const char *text);
void rxgtk_text_show(cairo_t *cairo, PangoLayout *layout);
