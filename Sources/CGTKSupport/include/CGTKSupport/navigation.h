// A stack of pages. Uses AdwNavigationView and AdwNavigationPage since libadwaita 1.4, and an AdwLeaflet that never
// unfolds before that. A page has the properties "child", "title", "tag" and "can-pop". A view has the properties
// "visible-page" and "pop-on-escape", and the signals "pushed" and "popped".
#pragma once

#include "cgtk.h"

GType rxgtk_navigation_page_type(void);
GType rxgtk_navigation_view_type(void);

GtkWidget *rxgtk_navigation_page_new(const char *title, const char *tag);

void rxgtk_navigation_push(GtkWidget *view, GtkWidget *page);
// Returns FALSE if the view shows its first page.
gboolean rxgtk_navigation_pop(GtkWidget *view);
void rxgtk_navigation_pop_to(GtkWidget *view, GtkWidget *page);

guint rxgtk_navigation_count(GtkWidget *view);
// The page at an index of the stack. The view retains it.
GtkWidget *rxgtk_navigation_page_at(GtkWidget *view, guint index);
