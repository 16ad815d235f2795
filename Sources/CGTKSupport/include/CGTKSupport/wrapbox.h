// Widgets side by side, in as many lines as they need, each with its natural width. Uses AdwWrapBox since libadwaita
// 1.7, and a layout of our own before that, with the properties "child-spacing", "line-spacing" and "align".
#pragma once

#include "cgtk.h"

GType rxgtk_wrap_box_type(void);

// Inserts a child after a sibling, or at the start if the sibling is NULL.
void rxgtk_wrap_box_insert(GtkWidget *box, GtkWidget *child, GtkWidget *sibling);
void rxgtk_wrap_box_remove(GtkWidget *box, GtkWidget *child);
