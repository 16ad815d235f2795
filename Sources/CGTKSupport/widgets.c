#ifdef GTK

#include "CGTKSupport/widgets.h"

// Before GTK 4.12 there is no property for this.
void rxgtk_list_set_tab_to_item(GtkWidget *list) {
#if GTK_CHECK_VERSION(4, 12, 0)
    if (GTK_IS_COLUMN_VIEW(list)) gtk_column_view_set_tab_behavior(GTK_COLUMN_VIEW(list), GTK_LIST_TAB_ITEM);
    else if (GTK_IS_GRID_VIEW(list)) gtk_grid_view_set_tab_behavior(GTK_GRID_VIEW(list), GTK_LIST_TAB_ITEM);
    else gtk_list_view_set_tab_behavior(GTK_LIST_VIEW(list), GTK_LIST_TAB_ITEM);
#else
    (void)list;
#endif
}

// GTK 4.20 renamed the function.
gboolean rxgtk_calendar_set_date(GtkCalendar *calendar, int year, int month, int day) {
    GDateTime *date = g_date_time_new_local(year, month, day, 12, 0, 0);
    if (!date) return FALSE;
#if GTK_CHECK_VERSION(4, 20, 0)
    gtk_calendar_set_date(calendar, date);
#else
    gtk_calendar_select_day(calendar, date);
#endif
    g_date_time_unref(date);
    return TRUE;
}

void rxgtk_calendar_set_day(GtkCalendar *calendar, guint day) {
    GDate date;
    g_date_clear(&date, 1);
    g_date_set_julian(&date, day);
    rxgtk_calendar_set_date(calendar, g_date_get_year(&date), (int)g_date_get_month(&date), g_date_get_day(&date));
}

guint rxgtk_calendar_get_day(GtkCalendar *calendar) {
    GDateTime *shown = gtk_calendar_get_date(calendar);
    int year, month, day;
    GDate date;
    g_date_time_get_ymd(shown, &year, &month, &day);
    g_date_time_unref(shown);
    g_date_clear(&date, 1);
    g_date_set_dmy(&date, (GDateDay)day, (GDateMonth)month, (GDateYear)year);
    return g_date_get_julian(&date);
}

// libadwaita 1.4 renamed the function.
void rxgtk_expander_row_add_suffix(GtkWidget *row, GtkWidget *child) {
#if ADW_CHECK_VERSION(1, 4, 0)
    adw_expander_row_add_suffix(ADW_EXPANDER_ROW(row), child);
#else
    adw_expander_row_add_action(ADW_EXPANDER_ROW(row), child);
#endif
}

// When an editable label loses the focus, GTK 4.8 ends its editing a tenth of a second later, even if the label has
// been freed by then. So the pending callback is removed when the label is freed.
static void rxgtk_editable_label_controller_finalized(gpointer data, GObject *controller) {
    (void)data;
    while (g_source_remove_by_user_data(controller)) {}
}

void rxgtk_editable_label_guard(GtkWidget *widget) {
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
        GObject *controller = g_list_model_get_item(controllers, i);
        if (GTK_IS_EVENT_CONTROLLER_FOCUS(controller))
            g_object_weak_ref(controller, rxgtk_editable_label_controller_finalized, NULL);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        rxgtk_editable_label_guard(child);
}

// When the text inside a password entry loses the focus, GTK 4.8 asks the entry for its icon, even if the entry has
// been freed by then. So the entry's handlers are disconnected when it is freed.
static void rxgtk_password_entry_finalized(gpointer text, GObject *entry) {
    g_signal_handlers_disconnect_by_data(text, entry);
    g_object_unref(text);
}

void rxgtk_password_entry_guard(GtkWidget *entry) {
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    g_object_weak_ref(G_OBJECT(entry), rxgtk_password_entry_finalized, g_object_ref(text));
}

GtkWidget *rxgtk_drawing_area_new(void) {
    return GTK_WIDGET(g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
}

static GtkWidget *rxgtk_widget_find_part(GtkWidget *widget, GType type, int *index) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (g_type_is_a(G_OBJECT_TYPE(child), type) && (*index)-- == 0) return child;
        GtkWidget *found = rxgtk_widget_find_part(child, type, index);
        if (found) return found;
    }
    return NULL;
}

GtkWidget *rxgtk_widget_part(GtkWidget *widget, GType type, int index) {
    return rxgtk_widget_find_part(widget, type, &index);
}

#endif
