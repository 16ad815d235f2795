// The widgets that GTK has for the rows of a list.
#pragma once

#include <adwaita.h>

// The widget for the row that another is in: its parent in a list, the parent of its column's place in a column view. GTK 4.8 fills it before it
// is in the list.
static inline GtkWidget *rxgtk_row_around(GtkWidget *inner) {
    GtkWidget *row = gtk_widget_get_parent(inner);
    while (row && gtk_widget_get_parent(row) && !GTK_IS_LIST_BASE(gtk_widget_get_parent(row)))
        row = gtk_widget_get_parent(row);
    return row;
}

// Tells assistive technology how a row stands in a tree: its level from 1 on, and whether it is expanded, -1 where it cannot be.
static inline void rxgtk_accessible_set_tree_row(GtkWidget *row, unsigned level, int expanded) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int)level, -1);
    if (expanded < 0) gtk_accessible_reset_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED);
    else gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}
