#if GTK
public import CGTK

/// A widget that the program draws.
///
/// Wraps `GtkDrawingArea`.
open class DrawingArea: Widget {
    open override class var objectType: GType { gtk_drawing_area_get_type() }

    /// Draws the area; called on the main actor whenever GTK needs it.
    public typealias Draw = @MainActor (DrawingContext, Size) -> Void

    /// Makes an area; assistive technology calls it an image of this name.
    ///
    /// - Parameters:
    ///   - accessibilityLabel: What is drawn, in words.
    ///   - draw: Draws into room of a size in pixels. It runs each time the area is drawn, so it should not take long.
    public init(accessibilityLabel: String, draw: @escaping Draw = { _, _ in }) {
        self.draw = draw
        super.init(making: rxgtk_drawing_area_new)
        self.accessibilityLabel = accessibilityLabel
        listen()
    }

    override init(existing pointer: OpaquePointer) {
        draw = { _, _ in }
        super.init(existing: pointer)
        listen()
    }

    /// Draws the area; setting it draws anew.
    public var draw: Draw {
        didSet { redraw() }
    }

    /// Asks for the area to be drawn in the next frame.
    public func redraw() {
        gtk_widget_queue_draw(widget)
    }

    private func listen() {
        // Found by its GObject and not held, so that the area goes when nobody needs it.
        gtk_drawing_area_set_draw_func(
            cast(),
            { area, cairo, width, height, _ in
                nonisolated(unsafe) let (area, cairo) = (area, cairo)
                MainActor.assumeIsolated {
                    guard let area = Anchor.wrapper(of: OpaquePointer(area!)) as? DrawingArea else { return }
                    let context = DrawingContext(cairo: cairo!, in: area)
                    area.draw(context, Size(width: Int(width), height: Int(height)))
                }
            }, nil, nil)
    }
}
#endif
