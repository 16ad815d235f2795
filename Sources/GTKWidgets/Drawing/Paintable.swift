#if GTK
import CGTKSupport
import RxSupport

/// An object that can be drawn at any size, such as a ``Texture``, a ``DrawnPaintable`` or an ``IconPaintable``.
///
/// Wraps `GdkPaintable`. If an app wraps a class that implements `GdkPaintable`, its wrapper conforms to this protocol.
@MainActor
public protocol Paintable: GObject {}

extension Paintable {
    /// The preferred size in pixels; zero if there is none.
    public var intrinsicSize: Size {
        Size(
            width: Int(gdk_paintable_get_intrinsic_width(pointer)),
            height: Int(gdk_paintable_get_intrinsic_height(pointer)))
    }

    /// An immutable image of the current look. Returns the paintable itself if it never changes.
    ///
    /// Traps if the app has wrapped the image in a class that is not a ``Paintable``.
    public var currentImage: any Paintable {
        let image = gdk_paintable_get_current_image(pointer)!
        defer { g_object_unref(.init(image)) }
        let wrapper = GObject.wrapping(image)
        guard let image = wrapper as? any Paintable else {
            stopProgram(
                Misuse.wrongClass(expected: "Paintable", found: "\(wrapper.className) wrapped as \(type(of: wrapper))"))
        }
        return image
    }
}

/// A paintable of a class without a wrapper of its own, such as GTK's class of immutable images.
final class UntypedPaintable: GObject, Paintable {
    override class var objectType: GType { gdk_paintable_get_type() }
}
#endif
