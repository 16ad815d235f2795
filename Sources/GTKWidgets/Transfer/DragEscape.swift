#if GTK
import CGTKSupport

/// Makes Escape cancel a drag. GTK itself does not do this under X11 (see `dragging.h`).
@MainActor
struct DragEscape {
    private let drag: GObject
    /// Weak, because the drag may outlive the window.
    private weak var window: Window?
    private let keys = KeyController(phase: .capture)
    private let handler: gulong

    /// Starts to watch for the key. Returns `nil` if no ``Window`` contains the widget.
    init?(from drag: GObject, of widget: Widget) {
        guard let window = widget.window else { return nil }
        self.drag = drag
        self.window = window
        handler = rxgtk_watch_escape(drag.pointer)
        keys.onPress { [weak drag] key in
            guard key.name == "Escape", let drag else { return false }
            rxgtk_cancel_drag(drag.pointer)
            return true
        }
        window.addController(keys)
    }

    /// Cancels the drag like the key.
    func cancel() { rxgtk_cancel_drag(drag.pointer) }

    func end() {
        if let window, keys.observedWidget === window { window.removeController(keys) }
        if handler != 0 { g_signal_handler_disconnect(.init(gdk_drag_get_display(drag.pointer)), handler) }
    }
}
#endif
