#if GTK
import CGTK

/// Tells a widget's size after each layout of its window, while the widget is on the screen.
@MainActor
final class SizeWatch {
    private weak var widget: Widget?
    private let tell: @MainActor (Size) -> Void
    private var handler: SignalHandler?

    init(of widget: Widget, _ tell: @escaping @MainActor (Size) -> Void) {
        (self.widget, self.tell) = (widget, tell)
    }

    func start() {
        guard handler == nil, let widget, let clock = gtk_widget_get_frame_clock(widget.widget) else { return }
        // The window's own handler, which lays it out, was there first.
        handler = GObject.wrapping(clock).connect("layout") { [weak self] in self?.look() }
    }

    func stop() {
        handler?.dispose()
        handler = nil
    }

    /// Tells the size, unless the widget has none yet.
    func look() {
        guard let widget, gtk_widget_get_width(widget.widget) > 0 else { return }
        tell(Size(width: Int(gtk_widget_get_width(widget.widget)), height: Int(gtk_widget_get_height(widget.widget))))
    }
}
#endif
