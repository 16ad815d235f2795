#if GTK
import CGTK
import RxGTK

/// What a person does to drag something.
enum Dragging {
    /// A point of a widget on the screen, as its window stands in the upper left corner.
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

    /// Clicks a button, some pixels right of a widget's middle: libadwaita leaves out a second click that is soon after and near to the first.
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

    /// Lets go where the pointer is, once it has rested there: nothing is thrown.
    static let release: [Input] = [.rest, .release]

    static func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [Input] {
        press(at: start) + steps(from: start, to: end) + release
    }
}
#endif
