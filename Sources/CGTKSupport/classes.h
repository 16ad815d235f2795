// Our own classes, with their styles, in place of classes that an old libadwaita lacks.
#pragma once

#include "CGTKSupport/cgtk.h"

// Registers a class. Its class structure has the size of its superclass's.
GType rxgtk_subclass(
    GType parent, const char *name, gsize instance_size, GClassInitFunc class_init, GInstanceInitFunc instance_init);

gpointer rxgtk_parent_class(GType type);

// The flags of a property whose setter announces its changes itself.
GParamFlags rxgtk_param_flags(gboolean writable);

#if !ADW_CHECK_VERSION(1, 6, 0)

// Styles our classes like the classes of later versions of libadwaita. An app's own styles take precedence.
void rxgtk_style_own_classes(void);

#endif
