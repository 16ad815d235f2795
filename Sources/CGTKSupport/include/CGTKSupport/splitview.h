// A sidebar beside or over the content. Uses AdwOverlaySplitView since libadwaita 1.4, and AdwFlap before that.
#pragma once

#include "cgtk.h"

GType rxgtk_split_view_type(void);
// Call this once for a new view.
void rxgtk_split_view_init(GtkWidget *view);

// The names of the properties, which differ between the two classes.
extern const char *const rxgtk_split_view_sidebar;
extern const char *const rxgtk_split_view_shows_sidebar;
extern const char *const rxgtk_split_view_position;
extern const char *const rxgtk_split_view_pins_sidebar;

gboolean rxgtk_split_view_get_collapsed(GtkWidget *view);
void rxgtk_split_view_set_collapsed(GtkWidget *view, gboolean collapsed);

// Call this once for a new sidebar.
void rxgtk_split_view_add_sidebar_background(GtkWidget *sidebar);
