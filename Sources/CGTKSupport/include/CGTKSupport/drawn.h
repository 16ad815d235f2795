// A class of paintables that the app draws at any size, which GTK lacks, and pictures of paintables.
#pragma once

#include "cgtk.h"

// Draws. `text_color` is the colour of the adjacent text, or NULL if it is unknown.
typedef void (*RxGTKDraw)(
    GdkPaintable *paintable, cairo_t *cairo, double width, double height, const GdkRGBA *text_color);

GType rxgtk_drawn_type(void);
// A paintable with a preferred size; 0 means none.
GdkPaintable *rxgtk_drawn_new(int width, int height, RxGTKDraw draw);
void rxgtk_drawn_set_size(GdkPaintable *paintable, int width, int height);

// A picture of a paintable, with this many pixels. NULL if the size is too large for cairo.
GdkTexture *rxgtk_texture_of_paintable(GdkPaintable *paintable, int width, int height);
