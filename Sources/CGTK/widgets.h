// What single widgets do with other functions in newer versions.
#pragma once

#include <adwaita.h>

// Has Tab go through the widgets of a row and then on, rather than through every row; before GTK 4.12 there is no property for that.
static inline void rxgtk_list_set_tab_to_item(GtkWidget *list) {
#if GTK_CHECK_VERSION(4, 12, 0)
    if (GTK_IS_COLUMN_VIEW(list)) gtk_column_view_set_tab_behavior(GTK_COLUMN_VIEW(list), GTK_LIST_TAB_ITEM);
    else if (GTK_IS_GRID_VIEW(list)) gtk_grid_view_set_tab_behavior(GTK_GRID_VIEW(list), GTK_LIST_TAB_ITEM);
    else gtk_list_view_set_tab_behavior(GTK_LIST_VIEW(list), GTK_LIST_TAB_ITEM);
#else
    (void)list;
#endif
}

// Chooses a day; FALSE where there is no such one. GTK 4.20 renamed the function.
static inline gboolean rxgtk_calendar_set_date(GtkCalendar *calendar, int year, int month, int day) {
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

static inline void rxgtk_calendar_get_date(GtkCalendar *calendar, int *year, int *month, int *day) {
    GDateTime *date = gtk_calendar_get_date(calendar);
    g_date_time_get_ymd(date, year, month, day);
    g_date_time_unref(date);
}

// Puts a widget at the end of an expander row: libadwaita 1.4 renamed the function.
static inline void rxgtk_expander_row_add_suffix(GtkWidget *row, GtkWidget *child) {
#if ADW_CHECK_VERSION(1, 4, 0)
    adw_expander_row_add_suffix(ADW_EXPANDER_ROW(row), child);
#else
    adw_expander_row_add_action(ADW_EXPANDER_ROW(row), child);
#endif
}

// GTK 4.8 ends the editing of a label that loses the focus a tenth of a second later, even if it has been freed by then. What is
// left to be done for it goes with it.
static void rxgtk_editable_label_controller_went(gpointer data, GObject *controller) {
    (void)data;
    while (g_source_remove_by_user_data(controller)) {}
}

static inline void rxgtk_editable_label_guard(GtkWidget *widget) {
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    for (guint i = 0; i < g_list_model_get_n_items(controllers); i++) {
        GObject *controller = g_list_model_get_item(controllers, i);
        if (GTK_IS_EVENT_CONTROLLER_FOCUS(controller))
            g_object_weak_ref(controller, rxgtk_editable_label_controller_went, NULL);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        rxgtk_editable_label_guard(child);
}

// GTK 4.8 asks a password entry for its icon when the text inside loses the focus, even if the entry has been freed by then. The entry
// listens to its text no longer than it lives.
static void rxgtk_password_entry_went(gpointer text, GObject *entry) {
    g_signal_handlers_disconnect_by_data(text, entry);
    g_object_unref(text);
}

static inline void rxgtk_password_entry_guard(GtkWidget *entry) {
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    g_object_weak_ref(G_OBJECT(entry), rxgtk_password_entry_went, g_object_ref(text));
}

// An area that assistive technology takes for an image; a role is given once, as the widget is made.
static inline GtkWidget *rxgtk_drawing_area_new(void) {
    return GTK_WIDGET(g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL));
}
