#if GTK
import CGTKSupport

/// Keeps a widget's frames coming and reports each frame, until this object is released.
@MainActor
final class FrameWatch {
    private let clock: GObject
    private let handlers: [SignalHandler]

    init(of widget: Widget, onUpdate: @escaping @MainActor () -> Void, onLayout: @escaping @MainActor () -> Void) {
        clock = GObject.wrapping(gtk_widget_get_frame_clock(widget.widget))
        // The window connected its own layout handler earlier, so it runs before this one.
        handlers = [clock.connect("update", onUpdate), clock.connect("layout", onLayout)]
        gdk_frame_clock_begin_updating(clock.pointer)
    }

    isolated deinit {
        handlers.forEach { $0.dispose() }
        gdk_frame_clock_end_updating(clock.pointer)
    }

    /// Requests a layout in the coming frame, even if GTK sees no need for one.
    func requestLayout() {
        gdk_frame_clock_request_phase(clock.pointer, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }
}
#endif
