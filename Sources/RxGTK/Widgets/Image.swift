#if GTK
public import CGTK

/// An icon.
///
/// Wraps `GtkImage`.
open class Image: Widget {
    open override class var objectType: GType { gtk_image_get_type() }

    /// Makes an icon of the theme, such as "list-add-symbolic".
    public init(iconName: String? = nil, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_icon_name(iconName) })
        self.pixelSize = pixelSize
    }

    /// Makes an icon of a picture in a file; one that cannot be read shows as a broken image.
    public init(file path: String, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_file(path) })
        self.pixelSize = pixelSize
    }

    /// Makes an icon of a paintable, such as a ``DrawnPaintable``.
    public init(_ paintable: any Paintable, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_paintable(paintable.pointer) })
        self.pixelSize = pixelSize
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The theme's name of the icon.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// What is shown; `nil` where that is an icon by its name, and for what the app itself has wrapped by a class that is no ``Paintable``.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { gtk_image_set_from_paintable(pointer, newValue?.pointer) }
    }

    /// Its width and height in pixels; -1 for the size of icons there.
    public var pixelSize: Int {
        get { property("pixel-size").value }
        set { property("pixel-size").value = newValue }
    }
}
#endif
