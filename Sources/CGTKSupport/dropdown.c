#ifdef GTK

#include "CGTKSupport/dropdown.h"

typedef struct {
    GListModel *list;
    GtkSingleSelection *found;
} RxGTKSelectionSearch;

// Called for every emission of "items-changed". Finds the selection over one list.
static gboolean rxgtk_selection_find(
    GSignalInvocationHint *hint, guint count, const GValue *arguments, gpointer data) {
    RxGTKSelectionSearch *search = data;
    GObject *emitter = g_value_get_object(&arguments[0]);
    (void)hint, (void)count;
    if (GTK_IS_SINGLE_SELECTION(emitter) && gtk_single_selection_get_model((GtkSingleSelection *)emitter) == search->list)
        search->found = (GtkSingleSelection *)emitter;
    return TRUE;
}

// The widget has a selection of its own, which always selects something since GTK 4.12. No function returns that
// selection, but it emits a signal when the texts are inserted into the list under it.
void rxgtk_choice_set_strings(GtkWidget *choice, const char *const *strings) {
    GtkStringList *list = gtk_string_list_new(NULL);
    RxGTKSelectionSearch search = {G_LIST_MODEL(list), NULL};
    guint signal = g_signal_lookup("items-changed", G_TYPE_LIST_MODEL);
    g_object_set(choice, "model", list, NULL);
    gulong hook = g_signal_add_emission_hook(signal, 0, rxgtk_selection_find, &search, NULL);
    gtk_string_list_splice(list, 0, 0, strings);
    g_signal_remove_emission_hook(signal, hook);
    if (search.found) {
        gtk_single_selection_set_autoselect(search.found, FALSE);
        gtk_single_selection_set_can_unselect(search.found, TRUE);
    }
    g_object_unref(list);
}

#endif
