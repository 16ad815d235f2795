#if GTK
import CGTKSupport
import RxGTK

/// A window on the screen: one of ours, or one of GTK's, such as a dialog.
@MainActor
struct Toplevel {
    let widget: Widget

    static var shown: [Toplevel] {
        let list = gtk_window_get_toplevels()!
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            let window = g_list_model_get_item(list, index)!
            defer { g_object_unref(window) }
            let toplevel = Toplevel(widget: .wrapping(OpaquePointer(window)))
            return toplevel.isVisible ? toplevel : nil
        }
    }

    var title: String? { gtk_window_get_title(.init(widget.pointer)).map { String(cString: $0) } }
    var isActive: Bool { gtk_window_is_active(.init(widget.pointer)) != 0 }
    var isVisible: Bool { gtk_widget_get_visible(.init(widget.pointer)) != 0 }

    /// The number of frames that the window has drawn.
    var frameCount: Int {
        gtk_widget_get_frame_clock(.init(widget.pointer)).map { Int(gdk_frame_clock_get_frame_counter($0)) } ?? -1
    }

    /// Queues a frame. Returns whether the window has drawn more than `count` frames, or is no longer shown.
    func hasDrawn(since count: Int) -> Bool {
        gtk_widget_queue_draw(.init(widget.pointer))
        return !isVisible || frameCount > count
    }
}
#endif
