#if GTK
import CGTK
import RxGTK

/// What xdotool has to do to drag something, slowly enough that GTK sees each step.
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
    static func click(_ button: Int, at offset: Int, in widget: Widget, of window: Window) throws {
        let (x, y) = point(in: widget, of: window)
        try person(in: "Test", ["mousemove", "\(x + offset)", "\(y)", "sleep", "0.15", "click", "\(button)"])
    }

    static func press(at start: (x: Int, y: Int)) -> [String] {
        ["mousemove", "\(start.x)", "\(start.y)", "sleep", "0.15", "mousedown", "1", "sleep", "0.1"]
    }

    static func steps(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) -> [String] {
        (1...10).flatMap { step in
            [
                "mousemove", "\(start.x + (end.x - start.x) * step / 10)",
                "\(start.y + (end.y - start.y) * step / 10 + (step < 4 ? 3 * step : 0))", "sleep", "0.03",
            ]
        }
    }

    static let release = ["sleep", "0.15", "mouseup", "1", "sleep", "0.3"]
}
#endif
