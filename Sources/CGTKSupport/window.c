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

// The last position of the pointer in a window.
typedef struct {
    double x, y;
} RxGTKPointer;

static void rxgtk_window_pointer_moved(GtkEventControllerMotion *motion, double x, double y, gpointer pointer) {
    (void)motion;
    *(RxGTKPointer *)pointer = (RxGTKPointer){x, y};
}

static RxGTKPointer *rxgtk_window_pointer(GtkWidget *window) {
    RxGTKPointer *pointer = g_object_get_data(G_OBJECT(window), "rxgtk-pointer");
    if (pointer) return pointer;
    pointer = g_new0(RxGTKPointer, 1);
    g_object_set_data_full(G_OBJECT(window), "rxgtk-pointer", pointer, g_free);
    GtkEventController *motion = gtk_event_controller_motion_new();
    // Before a gesture of a child consumes the event.
    gtk_event_controller_set_propagation_phase(motion, GTK_PHASE_CAPTURE);
    g_signal_connect(motion, "enter", G_CALLBACK(rxgtk_window_pointer_moved), pointer);
    g_signal_connect(motion, "motion", G_CALLBACK(rxgtk_window_pointer_moved), pointer);
    gtk_widget_add_controller(window, motion);
    return pointer;
}

static gboolean rxgtk_is_hovered(GtkWidget *widget) {
    return (gtk_widget_get_state_flags(widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
}

// Whether GTK knows that `target` is the innermost widget under the pointer.
static gboolean rxgtk_is_innermost_hovered(GtkWidget *target) {
    if (!rxgtk_is_hovered(target)) return FALSE;
    for (GtkWidget *child = gtk_widget_get_first_child(target); child; child = gtk_widget_get_next_sibling(child))
        if (rxgtk_is_hovered(child)) return FALSE;
    return TRUE;
}

// A press goes to the widget of the last motion event. If a layout moves other widgets under a pointer that rests, GTK
// makes a motion event, but delivers it only when the frame clock flushes events. GTK requests this only if the
// compositor synchronises frames, and otherwise the next press would be lost. While a button is pressed, no widget is
// hovered anew, and a motion event could end the press.
static void rxgtk_window_laid_out(GdkFrameClock *clock, gpointer window) {
    if (!rxgtk_is_hovered(window) || gtk_widget_get_state_flags(window) & GTK_STATE_FLAG_ACTIVE) return;
    RxGTKPointer *pointer = rxgtk_window_pointer(window);
    GtkWidget *target = gtk_widget_pick(window, pointer->x, pointer->y, GTK_PICK_DEFAULT);
    if (target && !rxgtk_is_innermost_hovered(target))
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
}

static void rxgtk_window_realize(GtkWidget *window) {
    GTK_WIDGET_CLASS(rxgtk_window_parent_class)->realize(window);
    rxgtk_window_pointer(window);
    g_signal_connect(gtk_widget_get_frame_clock(window), "layout", G_CALLBACK(rxgtk_window_laid_out), window);
}

static void rxgtk_window_unrealize(GtkWidget *window) {
    g_signal_handlers_disconnect_by_func(
        gtk_widget_get_frame_clock(window), G_CALLBACK(rxgtk_window_laid_out), window);
    GTK_WIDGET_CLASS(rxgtk_window_parent_class)->unrealize(window);
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
    GTK_WIDGET_CLASS(window_class)->realize = rxgtk_window_realize;
    GTK_WIDGET_CLASS(window_class)->unrealize = rxgtk_window_unrealize;
    rxgtk_window_add_signal(window_class, "will-appear");
    rxgtk_window_add_signal(window_class, "will-disappear");
}

GType rxgtk_window_register(gboolean (*close_request)(GtkWindow *window)) {
    rxgtk_window_close_request = close_request;
    return rxgtk_subclass(
        ADW_TYPE_APPLICATION_WINDOW, "RxGTKWindow", sizeof(AdwApplicationWindow), rxgtk_window_class_init, NULL);
}

#endif
