#if GTK
import CGTKSupport
import RxGTK

/// The input of a person who drags something.
enum Dragging {
    /// The middle of a widget on the screen. The window must be in the upper left corner of the screen.
    @MainActor
    static func point(in widget: Widget, of window: Window) -> (x: Int, y: Int) {
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        let (width, height) = (
            gtk_widget_get_width(.init(widget.pointer)), gtk_widget_get_height(.init(widget.pointer))
        )
        rxgtk_translate(.init(widget.pointer), .init(window.pointer), Double(width) / 2, Double(height) / 2, &x, &y)
        gtk_native_get_surface_transform(window.pointer, &left, &top)
        return (Int(x + left), Int(y + top))
    }

    /// Clicks a mouse button `offset` pixels to the right of a widget's middle. libadwaita ignores a second click that
    /// is soon after the first and near it.
    @MainActor
    static func click(_ button: UInt32 = 1, at offset: Int = 0, in widget: Widget, of window: Window) throws {
        let (x, y) = point(in: widget, of: window)
        try person(.move(x: x + offset, y: y), .click(button))
    }

    static func press(at start: (x: Int, y: Int)) -> [Input] { [.move(x: start.x, y: start.y), .press] }

    static func steps(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [Input] {
        (1...10).map { step in
            .move(
                x: start.x + (end.x - start.x) * step / 10,
                y: start.y + (end.y - start.y) * step / 10 + (step < 4 ? 3 * step : 0))
        }
    }

    /// Rests the pointer, then releases the button, so that the gesture does not become a throw.
    static let release: [Input] = [.rest, .release]

    static func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [Input] {
        press(at: start) + steps(from: start, to: end) + release
    }
}
#endif
