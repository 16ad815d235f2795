// Bars above and below the content of a page. Uses AdwToolbarView since libadwaita 1.4, and an equivalent class before
// that, with the properties "content", "reveal-top-bars" and "reveal-bottom-bars".
#pragma once

#include "cgtk.h"

GType rxgtk_toolbars_type(void);

void rxgtk_toolbars_add(GtkWidget *view, GtkWidget *bar, gboolean bottom);
// Whether a widget is one of the bars or the content, but not a widget inside these.
gboolean rxgtk_toolbars_contains(GtkWidget *view, GtkWidget *child);
// Removes a bar or the content.
void rxgtk_toolbars_remove(GtkWidget *view, GtkWidget *child);

// The values are those of AdwToolbarStyle.
void rxgtk_toolbars_set_style(GtkWidget *view, gboolean bottom, int style);
int rxgtk_toolbars_get_style(GtkWidget *view, gboolean bottom);
