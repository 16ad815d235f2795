#if GTK
public import CGTK

/// A paintable that the program draws, at each size that it is shown at, and so sharp at all of them.
///
/// It can be shown in several places at a time: in a ``Picture``, as the icon of an ``Image``, as the picture that goes with a drag.
/// Each is drawn by itself. Implements `GdkPaintable` and `GtkSymbolicPaintable`.
open class DrawnPaintable: GObject, Paintable {
    open override class var objectType: GType { rxgtk_drawn_type() }

    /// Draws the paintable; called on the main actor whenever GTK needs it.
    public typealias Draw = @MainActor (DrawingContext, Size) -> Void

    /// Makes a paintable.
    ///
    /// - Parameters:
    ///   - size: The size in pixels that it is best shown at, whose shape it keeps; `nil` where it fills any room.
    ///   - draw: Draws into room of a size in pixels. It runs each time that something with the paintable is drawn, so it should not take
    ///     long.
    public init(size: Size? = nil, draw: @escaping Draw = { _, _ in }) {
        self.size = size
        self.draw = draw
        super.init(adopting: Self.make(size))
    }

    private static func make(_ size: Size?) -> OpaquePointer {
        // Found by its GObject and not held, so that the paintable goes when nobody needs it.
        rxgtk_drawn_new((size?.width ?? 0).nearest(in: .pixels), (size?.height ?? 0).nearest(in: .pixels)) {
            paintable, cairo, width, height, textColor in
            nonisolated(unsafe) let (paintable, cairo, textColor) = (paintable, cairo, textColor)
            MainActor.assumeIsolated {
                guard let drawn = Anchor.wrapper(of: paintable!) as? DrawnPaintable else { return }
                drawn.draw(in: cairo!, width, height, textColor.map { Color($0.pointee) })
            }
        }
    }

    /// The size in pixels that it is best shown at; setting it has the places that show it measured anew.
    public var size: Size? {
        didSet {
            rxgtk_drawn_set_size(
                pointer, (size?.width ?? 0).nearest(in: .pixels), (size?.height ?? 0).nearest(in: .pixels))
        }
    }

    /// Draws the paintable; setting it draws anew.
    public var draw: Draw {
        didSet { redraw() }
    }

    /// Asks for the paintable to be drawn in the next frame, wherever it is shown.
    public func redraw() {
        gdk_paintable_invalidate_contents(pointer)
    }

    private func draw(in cairo: OpaquePointer, _ width: Double, _ height: Double, _ textColor: Color?) {
        // GTK has room of a part of a pixel, too, where it keeps the shape.
        let size = Size(width: max(Int(width.rounded()), 1), height: max(Int(height.rounded()), 1))
        let context = DrawingContext(cairo: cairo, textColor: textColor ?? StyleManager.shared.textColor)
        context.scale(x: width / Double(size.width), y: height / Double(size.height))
        draw(context, size)
    }
}

extension StyleManager {
    /// The colour of text on a window, as libadwaita has it.
    fileprivate var textColor: Color { isDark ? .white : Color(red: 0, green: 0, blue: 0, alpha: 0.8) }
}
#endif
