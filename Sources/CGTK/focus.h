// GTK before 4.24 keeps a widget for ever that loses the keyboard twice before the next frame, as one does that is hidden and then taken
// out: it remembers it, to move the keyboard on from there, and forgets to let go of what it remembered before. So the window gives the
// keyboard up as soon as what has it cannot be seen; GTK moves it on after the next frame, as it would have done.
#pragma once

#include <string.h>

#include "types.h"

// Whether a widget is in a row that was scrolled out of view: a list keeps the keyboard in such a row.
static gboolean rxgtk_is_scrolled_away(GtkWidget *widget) {
    while (widget && gtk_widget_get_visible(widget) && gtk_widget_get_child_visible(widget))
        widget = gtk_widget_get_parent(widget);
    widget = widget && gtk_widget_get_visible(widget) ? gtk_widget_get_parent(widget) : NULL;
    return widget && GTK_IS_LIST_BASE(widget);
}

static void rxgtk_window_focus_unmapped(GtkWidget *focus, GtkWindow *window) {
    if (!gtk_widget_get_mapped(GTK_WIDGET(window)) || gtk_root_get_focus(GTK_ROOT(window)) != focus) return;
    if (!rxgtk_is_scrolled_away(focus)) gtk_root_set_focus(GTK_ROOT(window), NULL);
}

// The window's `notify`: follows whatever has the keyboard.
static void rxgtk_window_notify(GObject *window, GParamSpec *spec) {
    GtkWidget *focus = gtk_root_get_focus(GTK_ROOT(window));
    gpointer handler = (gpointer)rxgtk_window_focus_unmapped;
    if (!focus || strcmp(spec->name, "focus-widget") != 0) return;
    if (g_signal_handler_find(focus, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL, handler, window)) return;
    g_signal_connect_object(focus, "unmap", G_CALLBACK(rxgtk_window_focus_unmapped), window, (GConnectFlags)0);
}
