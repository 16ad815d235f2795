#ifdef GTK

#include "CGTKSupport/window.h"
#include "classes.h"

static gboolean (*rxgtk_window_close_request)(GtkWindow *window) = NULL;

static gpointer rxgtk_window_parent_class = NULL;

static void rxgtk_window_map(GtkWidget *window) {
    g_signal_emit_by_name(window, "will-appear");
    GTK_WIDGET_CLASS(rxgtk_window_parent_class)->map(window);
}

static void rxgtk_window_unmap(GtkWidget *window) {
    g_signal_emit_by_name(window, "will-disappear");
    GTK_WIDGET_CLASS(rxgtk_window_parent_class)->unmap(window);
}

static void rxgtk_window_add_signal(gpointer window_class, const char *name) {
    g_signal_new(name, G_TYPE_FROM_CLASS(window_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void rxgtk_window_class_init(gpointer window_class, gpointer data) {
    (void)data;
    rxgtk_window_parent_class = g_type_class_peek_parent(window_class);
    ((GtkWindowClass *)window_class)->close_request = rxgtk_window_close_request;
    GTK_WIDGET_CLASS(window_class)->map = rxgtk_window_map;
    GTK_WIDGET_CLASS(window_class)->unmap = rxgtk_window_unmap;
    rxgtk_window_add_signal(window_class, "will-appear");
    rxgtk_window_add_signal(window_class, "will-disappear");
}

GType rxgtk_window_register(gboolean (*close_request)(GtkWindow *window)) {
    rxgtk_window_close_request = close_request;
    return rxgtk_subclass(
        ADW_TYPE_APPLICATION_WINDOW, "RxGTKWindow", sizeof(AdwApplicationWindow), rxgtk_window_class_init, NULL);
}

#endif
