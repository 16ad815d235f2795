// The direction of a text.
#pragma once

#include "cgtk.h"

// Whether the first letter with a direction is written from right to left. GTK aligns no label by this direction.
gboolean rxgtk_text_is_right_to_left(const char *text);
