// A message across a window, with an optional button. Uses AdwBanner since libadwaita 1.3, and an equivalent class
// before that, with the properties "title", "button-label" and "revealed" and the signal "button-clicked".
#pragma once

#include "cgtk.h"

// A banner without markup.
GtkWidget *rxgtk_banner_new(void);
GType rxgtk_banner_type(void);
