#ifdef GTK

#include "CGTKSupport/texts.h"

// Pango has deprecated this function without a replacement of its own.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
gboolean rxgtk_text_is_right_to_left(const char *text) { return pango_find_base_dir(text, -1) == PANGO_DIRECTION_RTL; }
G_GNUC_END_IGNORE_DEPRECATIONS

#endif
