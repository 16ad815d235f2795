// A selection of any number of rows that knows only their positions. GtkMultiSelection retains the object of every row
// that it selects.
#pragma once

#include "cgtk.h"

// A selection with no row selected.
GtkSelectionModel *rxgtk_selection_new(GListModel *rows);

// Selects rows when the next change inserts them, because they were selected before it.
void rxgtk_selection_keep(GtkSelectionModel *model, GtkBitset *indexes);

// Tells assistive technology whether several rows can be selected, as GTK does for its own selections.
void rxgtk_accessible_set_multi_selectable(GtkWidget *list, gboolean is_multiple);
