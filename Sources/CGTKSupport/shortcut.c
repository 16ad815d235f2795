#ifdef GTK

#include "CGTKSupport/shortcut.h"
#include "classes.h"

static gboolean rxgtk_shortcut_pressed(GtkWidget *widget, GVariant *arguments, gpointer controller) {
    (void)widget, (void)arguments;
    g_signal_emit_by_name(controller, "activated");
    return TRUE;
}

static void rxgtk_shortcut_class_init(gpointer shortcut_class, gpointer data) {
    (void)data;
    g_signal_new(
        "activated", G_TYPE_FROM_CLASS(shortcut_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

GType rxgtk_shortcut_register(void) {
    GTypeQuery parent;
    g_type_query(GTK_TYPE_SHORTCUT_CONTROLLER, &parent);
    return rxgtk_subclass(
        GTK_TYPE_SHORTCUT_CONTROLLER, "RxGTKShortcutController", parent.instance_size, rxgtk_shortcut_class_init, NULL);
}

GtkEventController *rxgtk_shortcut_new(GType type, GtkShortcutTrigger *trigger) {
    GtkEventController *controller = GTK_EVENT_CONTROLLER(g_object_new(type, NULL));
    GtkShortcutAction *action = gtk_callback_action_new(rxgtk_shortcut_pressed, controller, NULL);
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(controller), gtk_shortcut_new(trigger, action));
    return controller;
}

#endif
