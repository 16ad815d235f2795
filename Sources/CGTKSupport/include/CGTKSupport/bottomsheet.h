// A sheet that slides over the content from below. Uses AdwBottomSheet since libadwaita 1.6, and an equivalent class
// before that, with the properties "content", "sheet", "bottom-bar", "open", "can-close" and "modal".
#pragma once

#include "cgtk.h"

GType rxgtk_bottom_sheet_type(void);
// Moves the keyboard focus into the sheet when it opens, and back when it closes.
GtkWidget *rxgtk_bottom_sheet_new(void);
