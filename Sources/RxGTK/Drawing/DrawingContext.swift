#if GTK
import CGTK

/// What a ``DrawingArea`` or a ``DrawnPaintable`` draws with: a path is made of lines and arcs, and then stroked or filled.
///
/// There it is good only while that draws. Wraps `cairo_t`.
@MainActor
public struct DrawingContext {
    /// For Cairo's functions that have no Swift name yet.
    public let cairo: OpaquePointer

    /// What is drawn, whose font its text has.
    let area: DrawingArea?

    /// The colour of the text beside what is drawn, light where the program is dark.
    ///
    /// It is that of the ``DrawingArea``; of a ``DrawnPaintable`` that is an icon it is that of the button, the row or the selection round
    /// it, and else that of text on a window. Black on a surface of Cairo's own.
    public let textColor: Color

    /// Draws on a surface of Cairo's own, which the caller keeps meanwhile.
    public init(cairo: OpaquePointer) { self.init(cairo: cairo, textColor: .black) }

    init(cairo: OpaquePointer, textColor: Color) { (self.cairo, area, self.textColor) = (cairo, nil, textColor) }

    init(cairo: OpaquePointer, in area: DrawingArea) {
        (self.cairo, self.area, textColor) = (cairo, area, area.textColor)
    }

    /// Decides what is drawn from here on.
    public func setColor(_ color: Color) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Decides on the width of lines from here on, in pixels.
    public func setLineWidth(_ width: Double) {
        cairo_set_line_width(cairo, width)
    }

    /// Begins a line at a point, in pixels from the left and upper edges.
    public func move(to x: Double, _ y: Double) {
        cairo_move_to(cairo, x, y)
    }

    /// Adds a straight line.
    public func line(to x: Double, _ y: Double) {
        cairo_line_to(cairo, x, y)
    }

    /// Adds a curve with two points that it bends towards.
    public func curve(
        to x: Double, _ y: Double, bendingTowards first: (x: Double, y: Double), _ second: (x: Double, y: Double)
    ) {
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, x, y)
    }

    /// Adds a part of a circle, clockwise; angles are in radians from the right. A whole circle without any.
    public func arc(
        centerX: Double, centerY: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi
    ) {
        cairo_arc(cairo, centerX, centerY, radius, start, end)
    }

    /// Adds a rectangle.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(cairo, x, y, width, height)
    }

    /// Adds a line to where the path began.
    public func closePath() {
        cairo_close_path(cairo)
    }

    /// Draws the path as a line, and begins a new one.
    public func stroke() {
        cairo_stroke(cairo)
    }

    /// Fills the path, and begins a new one.
    public func fill() {
        cairo_fill(cairo)
    }

    /// Fills everything.
    public func paint() {
        cairo_paint(cairo)
    }

    /// Moves what is drawn from here on.
    public func translate(x: Double, y: Double) {
        cairo_translate(cairo, x, y)
    }

    /// Scales what is drawn from here on.
    public func scale(x: Double, y: Double) {
        cairo_scale(cairo, x, y)
    }

    /// Turns what is drawn from here on, clockwise, by radians.
    public func rotate(_ angle: Double) {
        cairo_rotate(cairo, angle)
    }

    /// Runs `body`, and undoes its colour, its width of lines and its transformations.
    public func saved(_ body: () -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        body()
    }
}
#endif
