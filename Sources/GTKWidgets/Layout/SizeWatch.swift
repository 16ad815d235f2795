#if GTK
import CGTKSupport

/// Reports a widget's size after each layout of its window, while the widget is on the screen.
@MainActor
package final class SizeWatch: ScreenWatch {
    private weak var widget: Widget?
    private let onChange: @MainActor (Size) -> Void
    private var handler: SignalHandler?

    package init(of widget: Widget, _ onChange: @escaping @MainActor (Size) -> Void) {
        (self.widget, self.onChange) = (widget, onChange)
    }

    package func start() {
        guard handler == nil, let widget, let clock = gtk_widget_get_frame_clock(widget.widget) else { return }
        // This handler runs after the window's own, which was connected earlier and does the layout.
        handler = GObject.wrapping(clock).connect("layout") { [weak self] in
            guard let self, let size = self.widget.flatMap(Self.size) else { return }
            onChange(size)
        }
    }

    package func stop() {
        handler?.dispose()
        handler = nil
    }

    /// The widget's size on the screen; `nil` if the widget is not on the screen or has not been laid out yet.
    package static func size(of widget: Widget) -> Size? {
        let (width, height) = (gtk_widget_get_width(widget.widget), gtk_widget_get_height(widget.widget))
        guard gtk_widget_get_mapped(widget.widget) != 0, width > 0 else { return nil }
        return Size(width: Int(width), height: Int(height))
    }
}
#endif
