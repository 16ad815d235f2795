// GTK's widgets for the rows of a list.
#pragma once

#include <adwaita.h>

// The widget of the row that contains `inner`: its parent in a list, or the parent of its cell in a column view. GTK
// 4.8 fills the row before it adds the row to the list.
static inline GtkWidget *rxgtk_row_around(GtkWidget *inner) {
    GtkWidget *row = gtk_widget_get_parent(inner);
    while (row && gtk_widget_get_parent(row) && !GTK_IS_LIST_BASE(gtk_widget_get_parent(row)))
        row = gtk_widget_get_parent(row);
    return row;
}

// Tells assistive technology the position of a row in a tree: its level, from 1 on, and whether it is expanded, or -1
// if it cannot be.
static inline void rxgtk_accessible_set_tree_row(GtkWidget *row, unsigned level, int expanded) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int)level, -1);
    if (expanded < 0) gtk_accessible_reset_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED);
    else gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
