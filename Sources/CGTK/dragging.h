// Cancelling a drag by Escape.
//
// GDK 4.8 asks the X server for Escape while something is dragged, by a grab of the key on the root window, and then drops what it gets, because
// that belongs to none of its surfaces. (Seen with "xevent": while rows are dragged 'x' comes to the window, Escape to the root.) GDK 4.18 asks
// for nothing, and the key goes to the window that has the keyboard.
#pragma once

#include <adwaita.h>

// Cancels a drag as the person would; GDK keeps its own function for that to itself.
static inline void rxgtk_cancel_drag(GdkDrag *drag) {
    g_signal_emit_by_name(drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED);
}

// What Xlib's XGenericEventCookie and XInput's XIDeviceEvent begin with. The headers of X are not asked for: a GTK may be built without it.
struct rxgtk_x_event {
    int type;
    unsigned long serial;
    int is_sent;
    void *display;
    int extension;
    int kind;
    unsigned int cookie;
    void *data;
};
struct rxgtk_x_key {
    int type;
    unsigned long serial;
    int is_sent;
    void *display;
    int extension;
    int kind;
    unsigned long time;
    int device, source, keycode;
    unsigned long root, window;
};

static gboolean rxgtk_x_event_came(GdkDisplay *display, const struct rxgtk_x_event *event, GdkDrag *drag) {
    enum { generic_event = 35, key_press = 2 };
    if (event->type != generic_event || event->kind != key_press || !event->data) return FALSE;
    const struct rxgtk_x_key *key = (const struct rxgtk_x_key *)event->data;
    guint symbol = 0;
    if (key->window != key->root) return FALSE;
    if (!gdk_display_translate_key(display, key->keycode, (GdkModifierType)0, 0, &symbol, NULL, NULL, NULL)) return FALSE;
    if (symbol != GDK_KEY_Escape) return FALSE;
    rxgtk_cancel_drag(drag);
    return TRUE;
}

// Has Escape on the root window cancel the drag until the handler that is returned is disconnected from the drag's display; 0 where that is
// not an X server.
static inline gulong rxgtk_watch_escape(GdkDrag *drag) {
    GdkDisplay *display = gdk_drag_get_display(drag);
    if (!g_signal_lookup("xevent", G_OBJECT_TYPE(display))) return 0;
    return g_signal_connect_object(display, "xevent", G_CALLBACK(rxgtk_x_event_came), drag, (GConnectFlags)0);
}
