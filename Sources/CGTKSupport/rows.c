#ifdef GTK

#include "CGTKSupport/rows.h"

GtkWidget *rxgtk_row_around(GtkWidget *inner) {
    GtkWidget *row = gtk_widget_get_parent(inner);
    while (row && gtk_widget_get_parent(row) && !GTK_IS_LIST_BASE(gtk_widget_get_parent(row)))
        row = gtk_widget_get_parent(row);
    return row;
}

void rxgtk_accessible_set_tree_row(GtkWidget *row, unsigned level, int expanded) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int)level, -1);
    if (expanded < 0) gtk_accessible_reset_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED);
    else gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

#endif
