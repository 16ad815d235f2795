// Opens a URI with the user's preferred app. Uses GtkUriLauncher since GTK 4.10, or GtkFileLauncher for a file, because
// the portal of a sandbox refuses file URIs. Uses gtk_show_uri_full before that.
#pragma once

#include "cgtk.h"

// Called once. The error is borrowed; it is NULL if the URI was opened or the user chose no app.
typedef void (*RxGTKOpened)(const GError *error, gpointer data);

void rxgtk_uri_open(const char *uri, GtkWindow *over, RxGTKOpened opened, gpointer data);
