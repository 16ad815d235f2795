// Dialogs over a window. Uses AdwDialog, which lies inside the window, since libadwaita 1.5, and a modal window before
// that.
#pragma once

#include "cgtk.h"

gboolean rxgtk_dialogs_are_windows(void);

GType rxgtk_dialog_type(void);
GType rxgtk_message_dialog_type(void);
GType rxgtk_about_window_type(void);
GType rxgtk_preferences_window_type(void);

void rxgtk_dialog_present(GtkWidget *dialog, GtkWindow *over);
// Asks the dialog to close, as the user does. The dialog may refuse. Does nothing if the dialog is not presented.
void rxgtk_dialog_request_close(GtkWidget *dialog);
// Makes the dialog independent of the window below it.
void rxgtk_dialog_unset_parent(GtkWidget *dialog);
// Closes the dialog without asking it.
void rxgtk_dialog_close(GtkWidget *dialog);
gboolean rxgtk_dialog_is_over(GtkWidget *dialog, GtkWindow *window);
// The dialogs in a list, the topmost last: those inside `window`, or all windows if dialogs are windows. Returns a new
// reference.
GListModel *rxgtk_dialogs(GtkWindow *window);

void rxgtk_message_dialog_add_response(
    GtkWidget *dialog, const char *id, const char *label, guint appearance, gboolean enabled);
// Adds the height that a dialog without a body needs. Call it only for such a dialog.
void rxgtk_message_dialog_add_body_space(GtkWidget *dialog);

// Call this once for a new window, before it is presented.
void rxgtk_preferences_window_prepare(GtkWidget *window);
void rxgtk_preferences_window_add(GtkWidget *window, AdwPreferencesPage *page);
void rxgtk_preferences_window_remove(GtkWidget *window, AdwPreferencesPage *page);

gboolean rxgtk_shows_toast(GtkWidget *overlay, gpointer toast);
