#if GTK
public import CGTKSupport

/// A paintable that the app draws anew at each size, so that it is sharp at all sizes.
///
/// It can be shown in several places at once: in a ``Picture``, as the icon of an ``Image``, or as the picture of a
/// drag. Each place is drawn separately. Implements `GdkPaintable` and `GtkSymbolicPaintable`.
open class DrawnPaintable: GObject, Paintable {
    open override class var objectType: GType { rxgtk_drawn_type() }

    /// Draws the paintable. Called on the main actor whenever GTK needs it.
    public typealias Draw = @MainActor (DrawingContext, Size) -> Void

    /// Makes a paintable.
    ///
    /// - Parameters:
    ///   - size: The preferred size in pixels, whose aspect ratio is kept. With `nil` the paintable fills any space. A
    ///     negative number counts as 0, which stands for no preference.
    ///   - draw: Draws into the given size in pixels. It runs each time a widget with the paintable is drawn, so it
    ///     should be fast.
    public init(size: Size? = nil, draw: @escaping Draw = { _, _ in }) {
        self.size = size
        self.draw = draw
        super.init(adopting: Self.make(size))
    }

    private static func make(_ size: Size?) -> OpaquePointer {
        // The closure finds the paintable by its GObject instead of retaining it, so that the paintable can be freed.
        rxgtk_drawn_new(
            (size?.width ?? 0).nearest(in: .preferredSizes), (size?.height ?? 0).nearest(in: .preferredSizes)
        ) { paintable, cairo, width, height, textColor in
            nonisolated(unsafe) let (paintable, cairo, textColor) = (paintable, cairo, textColor)
            MainActor.assumeIsolated {
                guard let drawn = WrapperReference.wrapper(of: paintable!) as? DrawnPaintable else { return }
                drawn.draw(in: cairo!, width, height, textColor.map { Color($0.pointee) })
            }
        }
    }

    /// The preferred size in pixels. Setting it makes the widgets that show the paintable measure it again.
    public var size: Size? {
        didSet {
            rxgtk_drawn_set_size(
                pointer, (size?.width ?? 0).nearest(in: .preferredSizes),
                (size?.height ?? 0).nearest(in: .preferredSizes))
        }
    }

    /// The closure that draws the paintable. Setting it redraws the paintable.
    public var draw: Draw {
        didSet { redraw() }
    }

    /// Requests a redraw of the paintable in the next frame, wherever it is shown.
    public func redraw() {
        gdk_paintable_invalidate_contents(pointer)
    }

    private func draw(in cairo: OpaquePointer, _ width: Double, _ height: Double, _ textColor: Color?) {
        // When GTK keeps the aspect ratio, the size can have fractions of a pixel.
        let size = Size(width: max(Int(width.rounded()), 1), height: max(Int(height.rounded()), 1))
        let context = DrawingContext(cairo: cairo, textColor: textColor ?? StyleManager.shared.textColor)
        context.scale(x: width / Double(size.width), y: height / Double(size.height))
        draw(context, size)
    }
}

extension StyleManager {
    /// The colour of text on a window, according to libadwaita.
    fileprivate var textColor: Color { isDark ? .white : Color(red: 0, green: 0, blue: 0, alpha: 0.8) }
}
#endif
