#ifdef GTK

#include "CGTKSupport/uris.h"

typedef struct {
    RxGTKOpened opened;
    gpointer data;
} RxGTKOpening;

static void rxgtk_uri_finished(GObject *source, GAsyncResult *result, gpointer data) {
    RxGTKOpening *opening = data;
    GError *error = NULL;
#if GTK_CHECK_VERSION(4, 10, 0)
    if (GTK_IS_FILE_LAUNCHER(source)) gtk_file_launcher_launch_finish(GTK_FILE_LAUNCHER(source), result, &error);
    else gtk_uri_launcher_launch_finish(GTK_URI_LAUNCHER(source), result, &error);
    gboolean is_dismissed = error && error->domain == GTK_DIALOG_ERROR && error->code == GTK_DIALOG_ERROR_DISMISSED;
#else
    gtk_show_uri_full_finish(GTK_WINDOW(source), result, &error);
    gboolean is_dismissed = FALSE;
#endif
    opening->opened(is_dismissed ? NULL : error, opening->data);
    g_clear_error(&error);
    g_free(opening);
}

void rxgtk_uri_open(const char *uri, GtkWindow *over, RxGTKOpened opened, gpointer data) {
    RxGTKOpening *opening = g_new(RxGTKOpening, 1);
    *opening = (RxGTKOpening){opened, data};
#if GTK_CHECK_VERSION(4, 10, 0)
    GFile *file = g_file_new_for_uri(uri);
    if (g_file_is_native(file)) {
        GtkFileLauncher *launcher = gtk_file_launcher_new(file);
        gtk_file_launcher_launch(launcher, over, NULL, rxgtk_uri_finished, opening);
        g_object_unref(launcher);
        g_object_unref(file);
        return;
    }
    g_object_unref(file);
    GtkUriLauncher *launcher = gtk_uri_launcher_new(uri);
    gtk_uri_launcher_launch(launcher, over, NULL, rxgtk_uri_finished, opening);
    g_object_unref(launcher);
#else
    gtk_show_uri_full(over, uri, GDK_CURRENT_TIME, NULL, rxgtk_uri_finished, opening);
#endif
}

#endif
