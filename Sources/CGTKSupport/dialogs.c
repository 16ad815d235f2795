#ifdef GTK

#include "CGTKSupport/dialogs.h"

#if ADW_CHECK_VERSION(1, 5, 0)

gboolean rxgtk_dialogs_are_windows(void) { return FALSE; }

GType rxgtk_dialog_type(void) { return ADW_TYPE_DIALOG; }
GType rxgtk_message_dialog_type(void) { return ADW_TYPE_ALERT_DIALOG; }
GType rxgtk_about_window_type(void) { return ADW_TYPE_ABOUT_DIALOG; }
GType rxgtk_preferences_window_type(void) { return ADW_TYPE_PREFERENCES_DIALOG; }

#define RXGTK_PREFERENCES_WINDOW(call) adw_preferences_dialog_##call
#define RXGTK_AS_PREFERENCES_WINDOW ADW_PREFERENCES_DIALOG

static gboolean rxgtk_preferences_window_empty(gpointer window) {
    AdwPreferencesPage *page;
    while ((page = adw_preferences_dialog_get_visible_page(window))) adw_preferences_dialog_remove(window, page);
    return G_SOURCE_REMOVE;
}

static void rxgtk_preferences_window_unmapped(GtkWidget *window, gpointer data) {
    (void)data;
    g_idle_add_full(G_PRIORITY_DEFAULT, rxgtk_preferences_window_empty, g_object_ref(window), g_object_unref);
}

// Removes the pages once the dialog is closed and faded out, because libadwaita 1.7 never frees the stack that contains
// them.
static void rxgtk_preferences_window_closed(GtkWidget *window, gpointer data) {
    if (gtk_widget_get_mapped(window))
        g_signal_connect(window, "unmap", G_CALLBACK(rxgtk_preferences_window_unmapped), data);
    else
        rxgtk_preferences_window_unmapped(window, data);
}

void rxgtk_preferences_window_prepare(GtkWidget *window) {
    g_signal_connect(window, "closed", G_CALLBACK(rxgtk_preferences_window_closed), NULL);
}

void rxgtk_preferences_window_add(GtkWidget *window, AdwPreferencesPage *page) {
    adw_preferences_dialog_add(ADW_PREFERENCES_DIALOG(window), page);
}

#define RXGTK_MESSAGE_DIALOG(call) adw_alert_dialog_##call
#define RXGTK_AS_MESSAGE_DIALOG ADW_ALERT_DIALOG

void rxgtk_dialog_present(GtkWidget *dialog, GtkWindow *over) {
    adw_dialog_present(ADW_DIALOG(dialog), GTK_WIDGET(over));
}

// libadwaita logs a critical message about a dialog that is not presented.
void rxgtk_dialog_request_close(GtkWidget *dialog) {
    if (gtk_widget_get_parent(dialog)) adw_dialog_close(ADW_DIALOG(dialog));
}

void rxgtk_dialog_unset_parent(GtkWidget *dialog) { (void)dialog; }

void rxgtk_dialog_close(GtkWidget *dialog) { adw_dialog_force_close(ADW_DIALOG(dialog)); }

gboolean rxgtk_dialog_is_over(GtkWidget *dialog, GtkWindow *window) {
    return gtk_widget_get_root(dialog) == GTK_ROOT(window);
}

// libadwaita 1.7 and 1.10 give an AdwAlertDialog without a body too little height in a narrow window, and log a warning
// about it.
void rxgtk_message_dialog_add_body_space(GtkWidget *dialog) {
    GtkWidget *space = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_size_request(space, -1, 12);
    adw_alert_dialog_set_extra_child(ADW_ALERT_DIALOG(dialog), space);
}

GListModel *rxgtk_dialogs(GtkWindow *window) {
    return adw_application_window_get_dialogs(ADW_APPLICATION_WINDOW(window));
}

#else

gboolean rxgtk_dialogs_are_windows(void) { return TRUE; }

GType rxgtk_dialog_type(void) { return GTK_TYPE_WINDOW; }
GType rxgtk_message_dialog_type(void) { return ADW_TYPE_MESSAGE_DIALOG; }
GType rxgtk_about_window_type(void) { return ADW_TYPE_ABOUT_WINDOW; }
GType rxgtk_preferences_window_type(void) { return ADW_TYPE_PREFERENCES_WINDOW; }

#define RXGTK_PREFERENCES_WINDOW(call) adw_preferences_window_##call
#define RXGTK_AS_PREFERENCES_WINDOW ADW_PREFERENCES_WINDOW

static void rxgtk_find_preferences_groups(GtkWidget *widget, GPtrArray *found) {
    if (ADW_IS_PREFERENCES_GROUP(widget)) g_ptr_array_add(found, widget);
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        rxgtk_find_preferences_groups(child, found);
}

void rxgtk_preferences_window_prepare(GtkWidget *window) { (void)window; }

// The window lists the rows of each group of a page for its search. libadwaita 1.2.2 takes a reference to the group for
// that and never releases it. So it is released here.
void rxgtk_preferences_window_add(GtkWidget *window, AdwPreferencesPage *page) {
    GPtrArray *groups = g_ptr_array_new();
    rxgtk_find_preferences_groups(GTK_WIDGET(page), groups);
    guint *counts = g_new(guint, groups->len + 1);
    for (guint i = 0; i < groups->len; i++) counts[i] = G_OBJECT(groups->pdata[i])->ref_count;
    adw_preferences_window_add(ADW_PREFERENCES_WINDOW(window), page);
    for (guint i = 0; i < groups->len; i++)
        for (guint kept = G_OBJECT(groups->pdata[i])->ref_count; kept > counts[i]; kept--)
            g_object_unref(groups->pdata[i]);
    g_free(counts);
    g_ptr_array_unref(groups);
}

#define RXGTK_MESSAGE_DIALOG(call) adw_message_dialog_##call
#define RXGTK_AS_MESSAGE_DIALOG ADW_MESSAGE_DIALOG

void rxgtk_dialog_present(GtkWidget *dialog, GtkWindow *over) {
    gtk_window_set_transient_for(GTK_WINDOW(dialog), over);
    gtk_window_group_add_window(gtk_window_get_group(over), GTK_WINDOW(dialog));
    gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
    gtk_window_set_destroy_with_parent(GTK_WINDOW(dialog), TRUE);
    gtk_window_present(GTK_WINDOW(dialog));
}

void rxgtk_dialog_request_close(GtkWidget *dialog) { gtk_window_close(GTK_WINDOW(dialog)); }

void rxgtk_dialog_unset_parent(GtkWidget *dialog) {
    gtk_window_set_transient_for(GTK_WINDOW(dialog), NULL);
}

void rxgtk_dialog_close(GtkWidget *dialog) {
    rxgtk_dialog_unset_parent(dialog);
    gtk_window_destroy(GTK_WINDOW(dialog));
}

gboolean rxgtk_dialog_is_over(GtkWidget *dialog, GtkWindow *window) {
    return gtk_window_get_transient_for(GTK_WINDOW(dialog)) == window;
}

void rxgtk_message_dialog_add_body_space(GtkWidget *dialog) { (void)dialog; }

GListModel *rxgtk_dialogs(GtkWindow *window) {
    (void)window;
    return G_LIST_MODEL(g_object_ref(gtk_window_get_toplevels()));
}

#endif

void rxgtk_message_dialog_add_response(
    GtkWidget *dialog, const char *id, const char *label, guint appearance, gboolean enabled) {
    RXGTK_MESSAGE_DIALOG(add_response)(RXGTK_AS_MESSAGE_DIALOG(dialog), id, label);
    RXGTK_MESSAGE_DIALOG(set_response_appearance)
    (RXGTK_AS_MESSAGE_DIALOG(dialog), id, (AdwResponseAppearance)appearance);
    RXGTK_MESSAGE_DIALOG(set_response_enabled)(RXGTK_AS_MESSAGE_DIALOG(dialog), id, enabled);
}

void rxgtk_preferences_window_remove(GtkWidget *window, AdwPreferencesPage *page) {
    RXGTK_PREFERENCES_WINDOW(remove)(RXGTK_AS_PREFERENCES_WINDOW(window), page);
}

// The children of the overlay are private to libadwaita; each has its toast as a property.
gboolean rxgtk_shows_toast(GtkWidget *overlay, gpointer toast) {
    for (GtkWidget *child = gtk_widget_get_first_child(overlay); child; child = gtk_widget_get_next_sibling(child)) {
        GParamSpec *spec = g_object_class_find_property(G_OBJECT_GET_CLASS(child), "toast");
        if (!spec || !(spec->flags & G_PARAM_READABLE)) continue;
        gpointer shown = NULL;
        g_object_get(child, "toast", &shown, NULL);
        if (shown) g_object_unref(shown);
        if (shown == toast) return TRUE;
    }
    return FALSE;
}

#endif
