#ifdef GTK

#include "CGTKSupport/dragging.h"

void rxgtk_cancel_drag(GdkDrag *drag) {
    g_signal_emit_by_name(drag, "cancel", GDK_DRAG_CANCEL_USER_CANCELLED);
}

// The first fields of Xlib's XGenericEventCookie and XInput's XIDeviceEvent. This does not include the headers of X,
// because GTK may be built without X.
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

static gboolean rxgtk_x_event_received(GdkDisplay *display, const struct rxgtk_x_event *event, GdkDrag *drag) {
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

gulong rxgtk_watch_escape(GdkDrag *drag) {
    GdkDisplay *display = gdk_drag_get_display(drag);
    if (!g_signal_lookup("xevent", G_OBJECT_TYPE(display))) return 0;
    return g_signal_connect_object(display, "xevent", G_CALLBACK(rxgtk_x_event_received), drag, (GConnectFlags)0);
}

#endif
