// Positions of widgets, and styles: functions that differ between GTK 4.8 and GTK 4.12.
#pragma once

#include "cgtk.h"

// Converts a point from `from` to `to`. Returns FALSE if they have no common ancestor.
gboolean rxgtk_translate(GtkWidget *from, GtkWidget *to, double x, double y, double *to_x, double *to_y);

void rxgtk_css_provider_load(GtkCssProvider *provider, const char *css);
