#ifdef GTK

#include "CGTKSupport/toggles.h"
#include "classes.h"

#if ADW_CHECK_VERSION(1, 7, 0)

GType rxgtk_toggles_type(void) { return ADW_TYPE_TOGGLE_GROUP; }

void rxgtk_toggles_add(
    GtkWidget *group, const char *name, const char *title, const char *icon_name, const char *tooltip) {
    AdwToggle *toggle = adw_toggle_new();
    adw_toggle_set_name(toggle, name);
    if (title) adw_toggle_set_label(toggle, title);
    if (icon_name) adw_toggle_set_icon_name(toggle, icon_name);
    if (tooltip) {
        // libadwaita reads the tooltip as Pango markup. If it is no markup, libadwaita names the button by memory that
        // it has not initialised, and frees that memory.
        char *escaped = g_markup_escape_text(tooltip, -1);
        adw_toggle_set_tooltip(toggle, escaped);
        g_free(escaped);
    }
    adw_toggle_group_add(ADW_TOGGLE_GROUP(group), toggle);
}

gboolean rxgtk_toggles_remove(GtkWidget *group, const char *name) {
    AdwToggle *toggle = adw_toggle_group_get_toggle_by_name(ADW_TOGGLE_GROUP(group), name);
    if (toggle) adw_toggle_group_remove(ADW_TOGGLE_GROUP(group), toggle);
    return toggle != NULL;
}

gboolean rxgtk_toggles_set_enabled(GtkWidget *group, const char *name, gboolean enabled) {
    AdwToggle *toggle = adw_toggle_group_get_toggle_by_name(ADW_TOGGLE_GROUP(group), name);
    if (toggle) adw_toggle_set_enabled(toggle, enabled);
    return toggle != NULL;
}

guint rxgtk_toggles_count(GtkWidget *group) {
    return adw_toggle_group_get_n_toggles(ADW_TOGGLE_GROUP(group));
}

const char *rxgtk_toggles_name(GtkWidget *group, guint index) {
    return adw_toggle_get_name(adw_toggle_group_get_toggle(ADW_TOGGLE_GROUP(group), index));
}

#else

typedef struct {
    GtkBox parent;
    gboolean is_changing;
} RxGTKToggles;

typedef enum { RXGTK_TOGGLES_ACTIVE_NAME = 1 } RxGTKTogglesProperty;

static const char *rxgtk_toggles_name_of(GtkWidget *toggle) { return g_object_get_data(G_OBJECT(toggle), "rxgtk-name"); }

static GtkWidget *rxgtk_toggles_named(GtkWidget *group, const char *name) {
    GtkWidget *toggle = name ? gtk_widget_get_first_child(group) : NULL;
    while (toggle && g_strcmp0(rxgtk_toggles_name_of(toggle), name) != 0) toggle = gtk_widget_get_next_sibling(toggle);
    return toggle;
}

static GtkWidget *rxgtk_toggles_active(GtkWidget *group) {
    GtkWidget *toggle = gtk_widget_get_first_child(group);
    while (toggle && !gtk_toggle_button_get_active(GTK_TOGGLE_BUTTON(toggle)))
        toggle = gtk_widget_get_next_sibling(toggle);
    return toggle;
}

// Pressing a toggle makes it the only active toggle of the group. Pressing the active toggle keeps it active.
static void rxgtk_toggles_pressed(GtkToggleButton *pressed, RxGTKToggles *group) {
    gboolean active = gtk_toggle_button_get_active(pressed);
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(pressed), GTK_ACCESSIBLE_STATE_CHECKED,
        active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    if (group->is_changing) return;
    group->is_changing = TRUE;
    for (GtkWidget *each = gtk_widget_get_first_child(GTK_WIDGET(group)); each; each = gtk_widget_get_next_sibling(each))
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(each), each == GTK_WIDGET(pressed));
    group->is_changing = FALSE;
    if (active) g_object_notify(G_OBJECT(group), "active-name");
}

void rxgtk_toggles_add(
    GtkWidget *group, const char *name, const char *title, const char *icon_name, const char *tooltip) {
    GtkWidget *toggle =
        GTK_WIDGET(g_object_new(GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL));
    g_object_set_data_full(G_OBJECT(toggle), "rxgtk-name", g_strdup(name), g_free);
    if (title) gtk_button_set_label(GTK_BUTTON(toggle), title);
    else gtk_button_set_icon_name(GTK_BUTTON(toggle), icon_name);
    if (!title && tooltip)
        gtk_accessible_update_property(GTK_ACCESSIBLE(toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
    gtk_widget_set_tooltip_text(toggle, tooltip);
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(toggle), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    gtk_box_append(GTK_BOX(group), toggle);
    g_signal_connect_object(toggle, "toggled", G_CALLBACK(rxgtk_toggles_pressed), group, (GConnectFlags)0);
}

gboolean rxgtk_toggles_remove(GtkWidget *group, const char *name) {
    GtkWidget *toggle = rxgtk_toggles_named(group, name);
    if (!toggle) return FALSE;
    gboolean was_active = toggle == rxgtk_toggles_active(group);
    gtk_box_remove(GTK_BOX(group), toggle);
    if (was_active) g_object_notify(G_OBJECT(group), "active-name");
    return TRUE;
}

gboolean rxgtk_toggles_set_enabled(GtkWidget *group, const char *name, gboolean enabled) {
    GtkWidget *toggle = rxgtk_toggles_named(group, name);
    if (!toggle) return FALSE;
    gtk_widget_set_sensitive(toggle, enabled);
    if (!enabled && toggle == rxgtk_toggles_active(group)) g_object_set(group, "active-name", NULL, NULL);
    return TRUE;
}

guint rxgtk_toggles_count(GtkWidget *group) {
    guint count = 0;
    for (GtkWidget *each = gtk_widget_get_first_child(group); each; each = gtk_widget_get_next_sibling(each)) count++;
    return count;
}

const char *rxgtk_toggles_name(GtkWidget *group, guint index) {
    GtkWidget *toggle = gtk_widget_get_first_child(group);
    while (index-- > 0) toggle = gtk_widget_get_next_sibling(toggle);
    return rxgtk_toggles_name_of(toggle);
}

static void rxgtk_toggles_get_property(GObject *object, guint property, GValue *value, GParamSpec *spec) {
    GtkWidget *active = rxgtk_toggles_active(GTK_WIDGET(object));
    (void)property, (void)spec;
    g_value_set_string(value, active ? rxgtk_toggles_name_of(active) : NULL);
}

static void rxgtk_toggles_set_property(GObject *object, guint property, const GValue *value, GParamSpec *spec) {
    RxGTKToggles *group = (RxGTKToggles *)object;
    GtkWidget *active = rxgtk_toggles_named(GTK_WIDGET(object), g_value_get_string(value));
    (void)property;
    // As in an AdwToggleGroup, a disabled toggle cannot be active.
    if (active && !gtk_widget_get_sensitive(active)) active = NULL;
    if (active == rxgtk_toggles_active(GTK_WIDGET(object))) return;
    group->is_changing = TRUE;
    for (GtkWidget *each = gtk_widget_get_first_child(GTK_WIDGET(object)); each; each = gtk_widget_get_next_sibling(each))
        gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(each), each == active);
    group->is_changing = FALSE;
    g_object_notify_by_pspec(object, spec);
}

static void rxgtk_toggles_init(GTypeInstance *instance, gpointer group_class) {
    (void)group_class;
    gtk_widget_add_css_class(GTK_WIDGET(instance), "linked");
}

static void rxgtk_toggles_class_init(gpointer group_class, gpointer data) {
    GObjectClass *object_class = G_OBJECT_CLASS(group_class);
    (void)data;
    object_class->get_property = rxgtk_toggles_get_property;
    object_class->set_property = rxgtk_toggles_set_property;
    g_object_class_install_property(
        object_class, RXGTK_TOGGLES_ACTIVE_NAME,
        g_param_spec_string("active-name", NULL, NULL, NULL, rxgtk_param_flags(TRUE)));
    gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(group_class), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
}

GType rxgtk_toggles_type(void) {
    static GType type = 0;
    if (type == 0)
        type = rxgtk_subclass(
            GTK_TYPE_BOX, "RxGTKToggleGroup", sizeof(RxGTKToggles), rxgtk_toggles_class_init, rxgtk_toggles_init);
    return type;
}

#endif

#endif
