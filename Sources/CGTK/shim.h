// Parts of GTK's headers that Swift cannot import: macros, variadic functions, and libdispatch's hooks for a foreign
// loop. Each module that imports this one has its own copy of these functions, so they are short and have no state.
// The target CGTKSupport contains all other C code.
#pragma once

#include <adwaita.h>
#include <glib-unix.h>

#include "flags.h"

// libdispatch exports these two for CoreFoundation's run loop; its headers do not declare them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

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
static const GType rxgtk_type_boxed = G_TYPE_BOXED;
static const GType rxgtk_type_variant = G_TYPE_VARIANT;
static const GType rxgtk_type_param = G_TYPE_PARAM;
static const GType rxgtk_type_pointer = G_TYPE_POINTER;

static inline GType rxgtk_strings_type(void) { return G_TYPE_STRV; }

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

static inline GtkWidget *rxgtk_object_new_widget(GType type) { return GTK_WIDGET(g_object_new(type, NULL)); }

static inline void rxgtk_accessible_set_description(GtkWidget *widget, const char *description) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void rxgtk_accessible_reset_description(GtkWidget *widget) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
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

static inline gpointer rxgtk_value_peek(const GValue *value) {
    return g_value_fits_pointer(value) ? g_value_peek_pointer(value) : NULL;
}

static inline void rxgtk_value_set(GValue *value, gpointer pointer) {
    if (G_VALUE_HOLDS_BOXED(value)) g_value_set_boxed(value, pointer);
    else if (G_VALUE_HOLDS_VARIANT(value)) g_value_set_variant(value, pointer);
    else if (G_VALUE_HOLDS_PARAM(value)) g_value_set_param(value, pointer);
    else g_value_set_pointer(value, pointer);
}

// Whether the innermost signal that the object is emitting is this one.
static inline gboolean rxgtk_is_emitting(gpointer object, const char *signal) {
    GSignalInvocationHint *hint = g_signal_get_invocation_hint(object);
    return hint && hint->signal_id == g_signal_lookup(signal, G_OBJECT_TYPE(object));
}

static inline const char *rxgtk_buildable_id(gpointer object) {
    return GTK_IS_BUILDABLE(object) ? gtk_buildable_get_buildable_id(GTK_BUILDABLE(object)) : NULL;
}
