// Parts of GTK's headers that Swift cannot import: macros, variadic functions, and libdispatch's hooks for a foreign
// loop.
#pragma once

#include <adwaita.h>
#include <glib-unix.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "banner.h"
#include "bottomsheet.h"
#include "colors.h"
#include "dialogs.h"
#include "dragging.h"
#include "drawing.h"
#include "drawn.h"
#include "dropdown.h"
#include "files.h"
#include "flags.h"
#include "fonts.h"
#include "geometry.h"
#include "navigation.h"
#include "rows.h"
#include "sections.h"
#include "selection.h"
#include "splitview.h"
#include "toggles.h"
#include "toolbars.h"
#include "types.h"
#include "uris.h"
#include "widgets.h"
#include "wrapbox.h"

// libdispatch exports these two for CoreFoundation's run loop; its headers do not declare them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static inline gboolean rxgtk_is_main_thread(void) {
#ifdef __APPLE__
    return pthread_main_np();
#else
    static __thread int known = 0;  // 0: not asked yet, 1: main, 2: another
    if (known == 0) known = getpid() == (pid_t)syscall(SYS_gettid) ? 1 : 2;
    return known == 1;
#endif
}

static const GType rxgtk_type_none = G_TYPE_NONE;
static const GType rxgtk_type_boolean = G_TYPE_BOOLEAN;
static const GType rxgtk_type_int = G_TYPE_INT;
static const GType rxgtk_type_uint = G_TYPE_UINT;
static const GType rxgtk_type_long = G_TYPE_LONG;
static const GType rxgtk_type_ulong = G_TYPE_ULONG;
static const GType rxgtk_type_int64 = G_TYPE_INT64;
static const GType rxgtk_type_uint64 = G_TYPE_UINT64;
static const GType rxgtk_type_float = G_TYPE_FLOAT;
static const GType rxgtk_type_double = G_TYPE_DOUBLE;
static const GType rxgtk_type_string = G_TYPE_STRING;
static const GType rxgtk_type_enum = G_TYPE_ENUM;
static const GType rxgtk_type_flags = G_TYPE_FLAGS;
static const GType rxgtk_type_interface = G_TYPE_INTERFACE;

static inline GType rxgtk_fundamental(GType type) { return G_TYPE_FUNDAMENTAL(type); }

static inline GType rxgtk_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

static inline gboolean rxgtk_is_a(gpointer instance, GType type) {
    return g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

// The current reference count. Other threads may change it at any time.
static inline int rxgtk_ref_count(GObject *object) { return g_atomic_int_get((int *)&object->ref_count); }

static inline GObjectClass *rxgtk_class_of(gpointer instance) { return G_OBJECT_GET_CLASS(instance); }

static inline GType rxgtk_value_type(const GValue *value) { return G_VALUE_TYPE(value); }

static inline GClosure *rxgtk_closure_new(gpointer data) { return g_closure_new_simple(sizeof(GClosure), data); }

static inline void rxgtk_accessible_set_label(GtkWidget *widget, const char *label) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void rxgtk_accessible_reset_label(GtkWidget *widget) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

// Registers the window class once. Its close-request calls `close_request` after all connected handlers.
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

static inline void rxgtk_window_add_signal(gpointer window_class, const char *name) {
    g_signal_new(name, G_TYPE_FROM_CLASS(window_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static inline void rxgtk_window_class_init(gpointer window_class, gpointer data) {
    (void)data;
    rxgtk_window_parent_class = g_type_class_peek_parent(window_class);
    ((GtkWindowClass *)window_class)->close_request = rxgtk_window_close_request;
    GTK_WIDGET_CLASS(window_class)->map = rxgtk_window_map;
    GTK_WIDGET_CLASS(window_class)->unmap = rxgtk_window_unmap;
    rxgtk_window_add_signal(window_class, "will-appear");
    rxgtk_window_add_signal(window_class, "will-disappear");
}

static inline GType rxgtk_window_register(gboolean (*close_request)(GtkWindow *window)) {
    rxgtk_window_close_request = close_request;
    return rxgtk_subclass(
        ADW_TYPE_APPLICATION_WINDOW, "RxGTKWindow", sizeof(AdwApplicationWindow), rxgtk_window_class_init, NULL);
}

static inline GtkWidget *rxgtk_object_new_widget(GType type) { return GTK_WIDGET(g_object_new(type, NULL)); }


// ---- Widgets: functions for their Swift classes that Swift cannot import ----

static inline void rxgtk_accessible_set_description(GtkWidget *widget, const char *description) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void rxgtk_accessible_set_relation(GtkWidget *widget, GtkAccessibleRelation relation, GtkWidget *other) {
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), relation, other, NULL, -1);
}

static inline void rxgtk_accessible_reset_relation(GtkWidget *widget, GtkAccessibleRelation relation) {
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), relation);
}

static inline void rxgtk_accessible_set_role(GtkWidget *widget, GtkAccessibleRole role) {
    g_object_set(widget, "accessible-role", role, NULL);
}

// The index-th part of a widget with this class, in GTK's drawing order; NULL if there are fewer.
static GtkWidget *rxgtk_widget_find_part(GtkWidget *widget, GType type, int *index) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (g_type_is_a(G_OBJECT_TYPE(child), type) && (*index)-- == 0) return child;
        GtkWidget *found = rxgtk_widget_find_part(child, type, index);
        if (found) return found;
    }
    return NULL;
}

static inline GtkWidget *rxgtk_widget_part(GtkWidget *widget, GType type, int index) {
    return rxgtk_widget_find_part(widget, type, &index);
}

static inline void rxgtk_accessible_reset_description(GtkWidget *widget) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static inline GType rxgtk_strings_type(void) { return G_TYPE_STRV; }
static const GType rxgtk_type_boxed = G_TYPE_BOXED;
static const GType rxgtk_type_variant = G_TYPE_VARIANT;
static const GType rxgtk_type_param = G_TYPE_PARAM;
static const GType rxgtk_type_pointer = G_TYPE_POINTER;

static inline gpointer rxgtk_value_peek(const GValue *value) {
    return g_value_fits_pointer(value) ? g_value_peek_pointer(value) : NULL;
}

static inline void rxgtk_value_set(GValue *value, gpointer pointer) {
    if (G_VALUE_HOLDS_BOXED(value)) g_value_set_boxed(value, pointer);
    else if (G_VALUE_HOLDS_VARIANT(value)) g_value_set_variant(value, pointer);
    else if (G_VALUE_HOLDS_PARAM(value)) g_value_set_param(value, pointer);
    else g_value_set_pointer(value, pointer);
}

// A shortcut controller that emits "activated" when its one shortcut is pressed, so that it can be observed like any
// other signal.
static gboolean rxgtk_shortcut_pressed(GtkWidget *widget, GVariant *arguments, gpointer controller) {
    (void)widget, (void)arguments;
    g_signal_emit_by_name(controller, "activated");
    return TRUE;
}

static inline void rxgtk_shortcut_class_init(gpointer shortcut_class, gpointer data) {
    (void)data;
    g_signal_new(
        "activated", G_TYPE_FROM_CLASS(shortcut_class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static inline GType rxgtk_shortcut_register(void) {
    GTypeQuery parent;
    g_type_query(GTK_TYPE_SHORTCUT_CONTROLLER, &parent);
    return rxgtk_subclass(
        GTK_TYPE_SHORTCUT_CONTROLLER, "RxGTKShortcutController", parent.instance_size, rxgtk_shortcut_class_init, NULL);
}

static inline GtkEventController *rxgtk_shortcut_new(GType type, GtkShortcutTrigger *trigger) {
    GtkEventController *controller = GTK_EVENT_CONTROLLER(g_object_new(type, NULL));
    GtkShortcutAction *action = gtk_callback_action_new(rxgtk_shortcut_pressed, controller, NULL);
    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(controller), gtk_shortcut_new(trigger, action));
    return controller;
}

// Whether the innermost signal that the object is emitting is this one.
static inline gboolean rxgtk_is_emitting(gpointer object, const char *signal) {
    GSignalInvocationHint *hint = g_signal_get_invocation_hint(object);
    return hint && hint->signal_id == g_signal_lookup(signal, G_OBJECT_TYPE(object));
}

static inline const char *rxgtk_buildable_id(gpointer object) {
    return GTK_IS_BUILDABLE(object) ? gtk_buildable_get_buildable_id(GTK_BUILDABLE(object)) : NULL;
}
