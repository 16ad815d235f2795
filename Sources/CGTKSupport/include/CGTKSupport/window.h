// The class of the app's windows. It emits "will-appear" and "will-disappear", and asks before it closes. After a
// layout, it lets the widget under a pointer that rests know that the pointer is over it.
#pragma once

#include "cgtk.h"

// Registers the class. Call this once. A window's close-request calls `close_request` after all connected handlers.
GType rxgtk_window_register(gboolean (*close_request)(GtkWindow *window));
