// The dialogs that ask for files. Uses GtkFileDialog since GTK 4.10, and GtkFileChooserNative before that.
#pragma once

#include "cgtk.h"

typedef enum {
    RXGTK_FILES_OPEN,
    RXGTK_FILES_OPEN_MULTIPLE,
    RXGTK_FILES_SAVE,
    RXGTK_FILES_SELECT_FOLDER
} RxGTKFilesKind;

// The request. All pointers are borrowed. GTK decides about the fields that are NULL.
typedef struct {
    RxGTKFilesKind kind;
    const char *title, *accept, *name;
    GFile *folder;
    GListModel *filters;
} RxGTKFilesRequest;

// Called once: with files, with NULL if none was chosen, or with NULL and an error. All are borrowed.
typedef void (*RxGTKFilesCallback)(GListModel *files, const GError *error, gpointer data);

// Shows the dialog; the answer comes later. Returns a reference for `rxgtk_files_cancel`.
GObject *rxgtk_files_show(
    const RxGTKFilesRequest *request, GtkWindow *over, RxGTKFilesCallback callback, gpointer data);

// Removes the dialog if it is still open, and releases the reference. No file is chosen then.
void rxgtk_files_cancel(GObject *dialog);
