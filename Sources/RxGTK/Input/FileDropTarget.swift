#if GTK
public import CGTK
import Foundation

/// Lets files be dropped on a widget, from file managers and other programs; "drop" tells of it.
///
/// `Widget.rx.filesDropped` adds one by itself. Wraps `GtkDropTarget`.
open class FileDropTarget: EventController {
    open override class var objectType: GType { gtk_drop_target_get_type() }

    /// Makes a target that takes copies of files.
    public init() {
        super.init(making: {
            gtk_drop_target_new(gdk_file_list_get_type(), GdkDragAction(rawValue: rxgtk_GDK_ACTION_COPY))
        })
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The places of the files in what "drop" carries: a `GValue` with a `GdkFileList`.
    static func files(in dropped: Boxed) -> [URL] {
        guard let value = dropped.pointer, let list = g_value_get_boxed(UnsafePointer(value)) else { return [] }
        let files = gdk_file_list_get_files(OpaquePointer(list))
        defer { g_slist_free(files) }
        var urls: [URL] = []
        var next = files
        while let entry = next {
            urls += [URL(OpaquePointer(entry.pointee.data!))].compactMap(\.self)
            next = entry.pointee.next
        }
        return urls
    }
}
#endif
