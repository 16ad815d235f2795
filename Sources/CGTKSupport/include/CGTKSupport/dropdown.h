// A drop-down, or a row with a drop-down, that allows an empty choice. Since 4.12, no function of GTK allows that.
#pragma once

#include "cgtk.h"

// Sets the texts of a widget with a "model" to choose from, and allows that none is selected.
void rxgtk_choice_set_strings(GtkWidget *choice, const char *const *strings);
