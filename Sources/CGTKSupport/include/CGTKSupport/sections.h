// The layout of the frame round a row's cell in a list with sections: the first child is the section's header, the last
// is the cell. The header is in a margin above the row, so the row is drawn, pressed and measured without it. In a
// column view the header is in the row's first cell and as wide as the row. GTK's own headers exist only since 4.12, so
// older versions would need a second implementation.
#pragma once

#include "cgtk.h"

GtkLayoutManager *rxgtk_section_layout_new(void);

// Whether a cell is the first of its row, or the only one.
gboolean rxgtk_section_is_first(GtkWidget *cell);

// Gives the row the margin that its header needs.
void rxgtk_section_fit(GtkWidget *cell);
// Fits the header again before the next frame. For callers in the middle of GTK's layout of this frame.
void rxgtk_section_fit_soon(GtkWidget *cell);
