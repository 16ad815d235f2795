// Adjacent toggles, one of them active. Uses AdwToggleGroup since libadwaita 1.7, and linked toggle buttons before
// that. The group has the properties "active-name" and "homogeneous".
#pragma once

#include "cgtk.h"

GType rxgtk_toggles_type(void);

// Shows the title, or else the icon. The title, the icon and the tooltip may be NULL.
void rxgtk_toggles_add(
    GtkWidget *group, const char *name, const char *title, const char *icon_name, const char *tooltip);
// Both return FALSE if there is no such toggle. Disabling the active toggle leaves no toggle active.
gboolean rxgtk_toggles_remove(GtkWidget *group, const char *name);
gboolean rxgtk_toggles_set_enabled(GtkWidget *group, const char *name, gboolean enabled);

guint rxgtk_toggles_count(GtkWidget *group);
// The name of an existing toggle.
const char *rxgtk_toggles_name(GtkWidget *group, guint index);
