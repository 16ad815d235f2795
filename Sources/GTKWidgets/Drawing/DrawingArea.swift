#if GTK
public import CGTKSupport

/// A widget that the app draws.
///
/// Wraps `GtkDrawingArea`.
open class DrawingArea: Widget {
    open override class var objectType: GType { gtk_drawing_area_get_type() }

    /// Draws the area. Called on the main actor whenever GTK needs it.
    public typealias Draw = @MainActor (DrawingContext, Size) -> Void

    /// Makes an area. Assistive technology presents it as an image with the given label.
    ///
    /// - Parameters:
    ///   - accessibilityLabel: A description of the drawing.
    ///   - draw: Draws into the given size in pixels. It runs each time the area is drawn, so it should be fast.
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

    /// The closure that draws the area. Setting it redraws the area.
    public var draw: Draw {
        didSet { redraw() }
    }

    /// Requests a redraw of the area in the next frame.
    public func redraw() {
        gtk_widget_queue_draw(widget)
    }

    private func listen() {
        // The closure finds the area by its GObject instead of retaining it, so that the area can be freed.
        gtk_drawing_area_set_draw_func(
            cast(),
            { area, cairo, width, height, _ in
                nonisolated(unsafe) let (area, cairo) = (area, cairo)
                MainActor.assumeIsolated {
                    guard let area = WrapperReference.wrapper(of: OpaquePointer(area!)) as? DrawingArea else { return }
                    let context = DrawingContext(cairo: cairo!, in: area)
                    area.draw(context, Size(width: Int(width), height: Int(height)))
                }
            }, nil, nil)
    }
}
#endif
