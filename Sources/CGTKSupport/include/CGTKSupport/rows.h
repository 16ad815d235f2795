// GTK's widgets for the rows of a list.
#pragma once

#include "cgtk.h"

// The widget of the row that contains `inner`: its parent in a list, or the parent of its cell in a column view. GTK
// 4.8 fills the row before it adds the row to the list.
GtkWidget *rxgtk_row_around(GtkWidget *inner);

// Tells assistive technology the position of a row in a tree: its level, from 1 on, and whether it is expanded, or -1
// if it cannot be.
void rxgtk_accessible_set_tree_row(GtkWidget *row, unsigned level, int expanded);
