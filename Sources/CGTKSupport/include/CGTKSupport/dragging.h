// Cancels a drag when the user presses Escape.
//
// During a drag, GDK 4.8 grabs Escape on the X server's root window. It then ignores the key event, because the event
// belongs to none of its surfaces. ("xevent" shows this: while rows are dragged, 'x' arrives at the window and Escape
// at the root.) GDK 4.18 grabs nothing, and the key goes to the window with the keyboard focus.
#pragma once

#include "cgtk.h"

// Cancels a drag as if the user did. GDK's own function for that is private.
void rxgtk_cancel_drag(GdkDrag *drag);

// Makes Escape on the root window cancel the drag, until the returned handler is disconnected from the drag's display.
// Returns 0 if the display is not an X server.
gulong rxgtk_watch_escape(GdkDrag *drag);
