#ifdef GTK

#include "CGTKSupport/files.h"

typedef struct {
    RxGTKFilesKind kind;
    RxGTKFilesCallback callback;
    gpointer data;
} RxGTKFilesPending;

static RxGTKFilesPending *rxgtk_files_pending_new(RxGTKFilesKind kind, RxGTKFilesCallback callback, gpointer data) {
    RxGTKFilesPending *pending = g_new(RxGTKFilesPending, 1);
    *pending = (RxGTKFilesPending){kind, callback, data};
    return pending;
}

#if GTK_CHECK_VERSION(4, 10, 0)

static GListModel *rxgtk_files_finish(
    GtkFileDialog *dialog, RxGTKFilesKind kind, GAsyncResult *result, GError **error) {
    GFile *file = NULL;
    switch (kind) {
        case RXGTK_FILES_OPEN_MULTIPLE: return gtk_file_dialog_open_multiple_finish(dialog, result, error);
        case RXGTK_FILES_OPEN: file = gtk_file_dialog_open_finish(dialog, result, error); break;
        case RXGTK_FILES_SAVE: file = gtk_file_dialog_save_finish(dialog, result, error); break;
        case RXGTK_FILES_SELECT_FOLDER: file = gtk_file_dialog_select_folder_finish(dialog, result, error); break;
    }
    if (!file) return NULL;
    GListStore *files = g_list_store_new(G_TYPE_FILE);
    g_list_store_append(files, file);
    g_object_unref(file);
    return G_LIST_MODEL(files);
}

static void rxgtk_files_finished(GObject *dialog, GAsyncResult *result, gpointer data) {
    RxGTKFilesPending *pending = data;
    GError *error = NULL;
    GListModel *files = rxgtk_files_finish(GTK_FILE_DIALOG(dialog), pending->kind, result, &error);
    // The user or the app cancelled the dialog. Any other error, of any domain, is a failure.
    gboolean is_dismissed = g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
                            g_error_matches(error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED) ||
                            g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    pending->callback(files, is_dismissed ? NULL : error, pending->data);
    g_clear_object(&files);
    g_clear_error(&error);
    g_free(pending);
}

GObject *rxgtk_files_show(
    const RxGTKFilesRequest *request, GtkWindow *over, RxGTKFilesCallback callback, gpointer data) {
    GtkFileDialog *dialog = gtk_file_dialog_new();
    GCancellable *cancellable = g_cancellable_new();
    RxGTKFilesPending *pending = rxgtk_files_pending_new(request->kind, callback, data);
    gtk_file_dialog_set_modal(dialog, TRUE);
    if (request->title) gtk_file_dialog_set_title(dialog, request->title);
    if (request->accept) gtk_file_dialog_set_accept_label(dialog, request->accept);
    if (request->folder) gtk_file_dialog_set_initial_folder(dialog, request->folder);
    if (request->name) gtk_file_dialog_set_initial_name(dialog, request->name);
    if (request->filters) gtk_file_dialog_set_filters(dialog, request->filters);
    switch (request->kind) {
        case RXGTK_FILES_OPEN: gtk_file_dialog_open(dialog, over, cancellable, rxgtk_files_finished, pending); break;
        case RXGTK_FILES_OPEN_MULTIPLE:
            gtk_file_dialog_open_multiple(dialog, over, cancellable, rxgtk_files_finished, pending);
            break;
        case RXGTK_FILES_SAVE: gtk_file_dialog_save(dialog, over, cancellable, rxgtk_files_finished, pending); break;
        case RXGTK_FILES_SELECT_FOLDER:
            gtk_file_dialog_select_folder(dialog, over, cancellable, rxgtk_files_finished, pending);
            break;
    }
    g_object_unref(dialog);
    return G_OBJECT(cancellable);
}

void rxgtk_files_cancel(GObject *cancellable) {
    g_cancellable_cancel(G_CANCELLABLE(cancellable));
    g_object_unref(cancellable);
}

#else

static void rxgtk_files_finish(GtkFileChooserNative *dialog, GListModel *files) {
    RxGTKFilesPending *pending = g_object_steal_data(G_OBJECT(dialog), "rxgtk-pending");
    if (!pending) return;
    gtk_native_dialog_hide(GTK_NATIVE_DIALOG(dialog));
    pending->callback(files, NULL, pending->data);
    g_free(pending);
}

static void rxgtk_files_responded(GtkFileChooserNative *dialog, int response) {
    GListModel *files =
        response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog)) : NULL;
    g_object_ref(dialog);
    rxgtk_files_finish(dialog, files);
    g_object_unref(dialog);
    g_clear_object(&files);
}

static GtkFileChooserAction rxgtk_files_action(RxGTKFilesKind kind) {
    switch (kind) {
        case RXGTK_FILES_SAVE: return GTK_FILE_CHOOSER_ACTION_SAVE;
        case RXGTK_FILES_SELECT_FOLDER: return GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER;
        default: return GTK_FILE_CHOOSER_ACTION_OPEN;
    }
}

// The default labels of GtkFileDialog's accept button.
static const char *rxgtk_files_accept(RxGTKFilesKind kind) {
    switch (kind) {
        case RXGTK_FILES_SAVE: return g_dgettext("gtk40", "_Save");
        case RXGTK_FILES_SELECT_FOLDER: return g_dgettext("gtk40", "_Select");
        default: return g_dgettext("gtk40", "_Open");
    }
}

GObject *rxgtk_files_show(
    const RxGTKFilesRequest *request, GtkWindow *over, RxGTKFilesCallback callback, gpointer data) {
    GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
        request->title, over, rxgtk_files_action(request->kind),
        request->accept ? request->accept : rxgtk_files_accept(request->kind), NULL);
    GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
    g_object_set_data(G_OBJECT(dialog), "rxgtk-pending", rxgtk_files_pending_new(request->kind, callback, data));
    gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
    gtk_file_chooser_set_select_multiple(chooser, request->kind == RXGTK_FILES_OPEN_MULTIPLE);
    if (request->folder) gtk_file_chooser_set_current_folder(chooser, request->folder, NULL);
    if (request->name) gtk_file_chooser_set_current_name(chooser, request->name);
    for (guint i = 0; request->filters && i < g_list_model_get_n_items(request->filters); i++) {
        GtkFileFilter *filter = g_list_model_get_item(request->filters, i);
        gtk_file_chooser_add_filter(chooser, filter);
        g_object_unref(filter);
    }
    g_signal_connect(dialog, "response", G_CALLBACK(rxgtk_files_responded), NULL);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
    return G_OBJECT(dialog);
}

void rxgtk_files_cancel(GObject *dialog) {
    rxgtk_files_finish(GTK_FILE_CHOOSER_NATIVE(dialog), NULL);
    gtk_native_dialog_destroy(GTK_NATIVE_DIALOG(dialog));
    g_object_unref(dialog);
}

#endif

#endif
