// A drop-down, or a row with one, in which nothing need be chosen, as from GTK 4.12 on no function of GTK's makes one.
#pragma once

#include <adwaita.h>

typedef struct {
    GListModel *list;
    GtkSingleSelection *found;
} RxGTKSelectionSearch;

// Called for every "items-changed" there is: looks for that of the selection over one list.
static gboolean rxgtk_selection_find(
    GSignalInvocationHint *hint, guint count, const GValue *arguments, gpointer data) {
    RxGTKSelectionSearch *search = data;
    GObject *emitter = g_value_get_object(&arguments[0]);
    (void)hint, (void)count;
    if (GTK_IS_SINGLE_SELECTION(emitter) && gtk_single_selection_get_model((GtkSingleSelection *)emitter) == search->list)
        search->found = (GtkSingleSelection *)emitter;
    return TRUE;
}

// Gives what has a "model" to choose from its texts. Its own selection, which selects something always from GTK 4.12 on, is not to be had by any
// function; it makes itself known as the texts come into the list that it is over.
static inline void rxgtk_choice_set_strings(GtkWidget *choice, const char *const *strings) {
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
