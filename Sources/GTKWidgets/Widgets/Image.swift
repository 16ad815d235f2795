#if GTK
public import CGTKSupport

/// An icon or another small image.
///
/// Wraps `GtkImage`.
open class Image: Widget {
    open override class var objectType: GType { gtk_image_get_type() }

    /// Makes an image of a theme icon, such as "list-add-symbolic".
    public init(iconName: String? = nil, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_icon_name(iconName?.withoutNUL) })
        self.pixelSize = pixelSize
    }

    /// Makes an image of a picture file. A file that cannot be read shows as a broken image.
    public init(file path: String, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_file(path.withoutNUL) })
        self.pixelSize = pixelSize
    }

    /// Makes an image of a paintable, such as a ``DrawnPaintable``.
    public init(_ paintable: any Paintable, pixelSize: Int = -1) {
        super.init(making: { gtk_image_new_from_paintable(paintable.pointer) })
        self.pixelSize = pixelSize
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The icon's name in the icon theme.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// The paintable that is shown. `nil` if the image shows an icon by its name, or an object that the app has wrapped
    /// in a class that is not a ``Paintable``.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { property("paintable").value = newValue as GObject? }
    }

    /// The width and height of the image in pixels; -1 for the usual icon size in its container.
    public var pixelSize: Int {
        get { property("pixel-size").value }
        set { property("pixel-size").value = newValue.nearest(in: .sizeOrNone) }
    }
}
#endif
