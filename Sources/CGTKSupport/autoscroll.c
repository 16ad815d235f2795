#ifdef GTK

#include "CGTKSupport/autoscroll.h"
#include "CGTKSupport/widgets.h"

// Converts a position so that the positions in our edge are in GTK's edge, in the same order.
static double rxgtk_within_gtk_edge(double position, double size) {
    const double gtk_edge = 30, edge = MIN(48, size / 2);
    if (position < edge) return position * gtk_edge / edge;
    if (size - position < edge) return size - (size - position) * gtk_edge / edge;
    return position;
}

static void rxgtk_list_drag_moved(
    GtkDropControllerMotion *motion, double x, double y, GtkEventController *autoscroll) {
    GtkWidget *list = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(motion));
    g_signal_emit_by_name(autoscroll, "motion", x, rxgtk_within_gtk_edge(y, gtk_widget_get_height(list)));
}

static void rxgtk_list_drag_left(gpointer source, GtkEventController *autoscroll) {
    (void)source;
    g_signal_emit_by_name(autoscroll, "leave");
}

static gboolean rxgtk_list_event_received(
    GtkEventControllerLegacy *events, GdkEvent *event, GtkEventController *autoscroll) {
    (void)events;
    if (gdk_event_get_event_type(event) == GDK_DROP_START) g_signal_emit_by_name(autoscroll, "leave");
    return FALSE;
}

// GTK's controller that scrolls the list. GTK adds it when it makes the list, and lists the newest controller first.
static GtkEventController *rxgtk_list_find_autoscroll(GtkWidget *list) {
    GListModel *controllers = gtk_widget_observe_controllers(list);
    GtkEventController *found = NULL;
    for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
        GtkEventController *controller = g_list_model_get_item(controllers, i);
        if (GTK_IS_DROP_CONTROLLER_MOTION(controller)) found = controller;
        // The list holds a reference too.
        g_object_unref(controller);
    }
    g_object_unref(controllers);
    return found;
}

void rxgtk_list_guide_autoscroll(GtkWidget *view) {
    GtkWidget *list = GTK_IS_LIST_BASE(view) ? view : rxgtk_widget_part(view, GTK_TYPE_LIST_BASE, 0);
    GtkEventController *autoscroll = list ? rxgtk_list_find_autoscroll(list) : NULL;
    if (!autoscroll || gtk_event_controller_get_propagation_phase(autoscroll) == GTK_PHASE_NONE) return;
    // GTK's controller handles only the signals that these two emit on it.
    gtk_event_controller_set_propagation_phase(autoscroll, GTK_PHASE_NONE);
    GtkEventController *motion = gtk_drop_controller_motion_new(), *events = gtk_event_controller_legacy_new();
    g_signal_connect_object(motion, "motion", G_CALLBACK(rxgtk_list_drag_moved), autoscroll, (GConnectFlags)0);
    g_signal_connect_object(motion, "leave", G_CALLBACK(rxgtk_list_drag_left), autoscroll, (GConnectFlags)0);
    g_signal_connect_object(events, "event", G_CALLBACK(rxgtk_list_event_received), autoscroll, (GConnectFlags)0);
    // A list that disappears gets no leave, and would go on scrolling when it is shown again.
    g_signal_connect_object(list, "unmap", G_CALLBACK(rxgtk_list_drag_left), autoscroll, (GConnectFlags)0);
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
    gtk_widget_add_controller(list, motion);
    gtk_widget_add_controller(list, events);
}

#endif
