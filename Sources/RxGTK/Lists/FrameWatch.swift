#if GTK
import CGTK

/// Keeps a widget's frames coming, and tells of each, until it is let go.
@MainActor
final class FrameWatch {
    private let clock: GObject
    private let handlers: [SignalHandler]

    init(of widget: Widget, onUpdate: @escaping @MainActor () -> Void, onLayout: @escaping @MainActor () -> Void) {
        clock = GObject.wrapping(gtk_widget_get_frame_clock(widget.widget))
        // The window's own handler for layout was there first.
        handlers = [clock.connect("update", onUpdate), clock.connect("layout", onLayout)]
        gdk_frame_clock_begin_updating(clock.pointer)
    }

    isolated deinit {
        handlers.forEach { $0.dispose() }
        gdk_frame_clock_end_updating(clock.pointer)
    }

    /// Has the coming frame laid out, even if GTK sees no need.
    func requestLayout() {
        gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }
}
#endif
