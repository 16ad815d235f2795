// A shortcut controller that emits "activated" when its one shortcut is pressed, so that it can be observed like any
// other signal.
#pragma once

#include "cgtk.h"

// Registers the class. Call this once.
GType rxgtk_shortcut_register(void);
// Takes ownership of the trigger.
GtkEventController *rxgtk_shortcut_new(GType type, GtkShortcutTrigger *trigger);
