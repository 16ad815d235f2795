#if GTK
import CGTKSupport

/// Draws for a ``DrawingArea`` or a ``DrawnPaintable``: a path is made of lines and arcs, and then stroked or filled.
///
/// The argument of `draw` is valid only until `draw` returns. Wraps `cairo_t`.
@MainActor
public struct DrawingContext {
    /// The wrapped context, for Cairo's functions that have no Swift name yet.
    public let cairo: OpaquePointer

    /// The area being drawn. Text has the font of this area. `nil` for a paintable and for a surface of Cairo's own.
    let area: DrawingArea?

    /// The colour of the text beside the drawing. The colour is light in the dark style.
    ///
    /// A ``DrawingArea`` has its own text colour. A ``DrawnPaintable`` that is shown as an icon has the text colour of
    /// the surrounding button, row or selection; otherwise it has the colour of text on a window. The colour is black
    /// on a surface of Cairo's own.
    public let textColor: Color

    /// Makes a context for a surface of Cairo's own. The caller retains `cairo` while it uses the context.
    public init(cairo: OpaquePointer) { self.init(cairo: cairo, textColor: .black) }

    init(cairo: OpaquePointer, textColor: Color) { (self.cairo, area, self.textColor) = (cairo, nil, textColor) }

    init(cairo: OpaquePointer, in area: DrawingArea) {
        (self.cairo, self.area, textColor) = (cairo, area, area.textColor)
    }

    /// Sets the colour of the following drawing.
    public func setColor(_ color: Color) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets the line width of the following drawing, in pixels.
    public func setLineWidth(_ width: Double) {
        cairo_set_line_width(cairo, width)
    }

    /// Begins a line at a point, in pixels from the left and upper edges.
    public func moveTo(x: Double, y: Double) {
        cairo_move_to(cairo, x, y)
    }

    /// Adds a straight line from the current point to another point.
    public func lineTo(x: Double, y: Double) {
        cairo_line_to(cairo, x, y)
    }

    /// Adds a Bézier curve with two control points.
    public func curveTo(
        x: Double, y: Double, bendingTowards first: (x: Double, y: Double), and second: (x: Double, y: Double)
    ) {
        cairo_curve_to(cairo, first.x, first.y, second.x, second.y, x, y)
    }

    /// Adds an arc, clockwise. Angles are in radians from the right. Without angles, the arc is a whole circle.
    ///
    /// If the path has a current point, a straight line joins this point to the start of the arc.
    public func arc(
        centerX: Double, centerY: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi
    ) {
        cairo_arc(cairo, centerX, centerY, radius, start, end)
    }

    /// Adds a rectangle.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(cairo, x, y, width, height)
    }

    /// Adds a line to the beginning of the current sub-path, and closes the sub-path.
    public func closePath() {
        cairo_close_path(cairo)
    }

    /// Draws the path as a line, and begins a new path.
    public func stroke() {
        cairo_stroke(cairo)
    }

    /// Fills the path, and begins a new path.
    public func fill() {
        cairo_fill(cairo)
    }

    /// Fills the whole drawing with the current colour.
    public func paint() {
        cairo_paint(cairo)
    }

    /// Moves the following drawing by a distance in pixels.
    public func translate(x: Double, y: Double) {
        cairo_translate(cairo, x, y)
    }

    /// Scales the following drawing.
    public func scale(x: Double, y: Double) {
        cairo_scale(cairo, x, y)
    }

    /// Rotates the following drawing clockwise, by an angle in radians.
    public func rotate(_ angle: Double) {
        cairo_rotate(cairo, angle)
    }

    /// Runs `body`, and then restores the colour, the line width and the transformations.
    public func saved(_ body: () -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        body()
    }
}
#endif
