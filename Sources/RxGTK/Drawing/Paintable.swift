#if GTK
import CGTK
import Rx

/// Something that can be shown in room of any size, such as a ``Texture``, a ``DrawnPaintable`` or an ``IconPaintable``.
///
/// Wraps `GdkPaintable`. An app's own class that wraps a class of GTK's with this interface conforms to it.
@MainActor
public protocol Paintable: GObject {}

extension Paintable {
    /// The size in pixels that it is best shown at; zero where it has none.
    public var intrinsicSize: Size {
        Size(
            width: Int(gdk_paintable_get_intrinsic_width(pointer)),
            height: Int(gdk_paintable_get_intrinsic_height(pointer)))
    }

    /// What it looks like now, which no longer changes; the same object where it never does.
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

/// A paintable of a class that has no wrapper of its own, as GTK makes them for what no longer changes.
final class OtherPaintable: GObject, Paintable {
    override class var objectType: GType { gdk_paintable_get_type() }
}
#endif
