#ifdef GTK

#include "classes.h"

#include "CGTKSupport/geometry.h"

GType rxgtk_subclass(
    GType parent, const char *name, gsize instance_size, GClassInitFunc class_init, GInstanceInitFunc instance_init) {
    GTypeQuery query;
    g_type_query(parent, &query);
    return g_type_register_static_simple(
        parent, name, query.class_size, class_init, (guint)instance_size, instance_init, (GTypeFlags)0);
}

gpointer rxgtk_parent_class(GType type) { return g_type_class_peek(g_type_parent(type)); }

GParamFlags rxgtk_param_flags(gboolean writable) {
    return (GParamFlags)((writable ? G_PARAM_READWRITE : G_PARAM_READABLE) | G_PARAM_EXPLICIT_NOTIFY
                         | G_PARAM_STATIC_STRINGS);
}

#if !ADW_CHECK_VERSION(1, 6, 0)

void rxgtk_style_own_classes(void) {
    static gboolean is_done = FALSE;
    if (is_done || !gdk_display_get_default()) return;
    is_done = TRUE;
    GtkCssProvider *provider = gtk_css_provider_new();
    rxgtk_css_provider_load(
        provider,
        ".rxgtk-banner { padding: 6px; background-color: mix(@accent_bg_color, @window_bg_color, 0.7); }"
        ".rxgtk-top-bars.raised { background-color: @headerbar_bg_color; box-shadow: 0 1px @headerbar_shade_color; }"
        ".rxgtk-bottom-bars.raised { background-color: @headerbar_bg_color; box-shadow: 0 -1px @headerbar_shade_color; }"
        ".rxgtk-top-bars.border { box-shadow: none; border-bottom: 1px solid @borders; }"
        ".rxgtk-bottom-bars.border { box-shadow: none; border-top: 1px solid @borders; }"
        ".rxgtk-shade { background-color: alpha(black, 0.25); }"
        ".rxgtk-bottom-bar { background-color: @headerbar_bg_color; box-shadow: 0 -1px @headerbar_shade_color; }"
        ".rxgtk-bottom-bar:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }"
        ".rxgtk-sheet { background-color: @popover_bg_color; color: @popover_fg_color; border-radius: 12px 12px 0 0;"
        " box-shadow: 0 0 8px alpha(black, 0.2); }");
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_THEME);
    g_object_unref(provider);
}

#endif

#endif
