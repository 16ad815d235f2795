#if GTK
public import CGTKSupport
public import Foundation

/// An icon at the size that it was requested with.
///
/// ``IconTheme/icon(_:orElse:size:scale:)`` finds an icon by its name. In an ``Image``, a symbolic icon has the colour
/// of the text beside the image. Elsewhere it is dark. Wraps `GtkIconPaintable`.
open class IconPaintable: GObject, Paintable {
    open override class var objectType: GType { gtk_icon_paintable_get_type() }

    /// Makes an icon from an image file. If the file cannot be read, the icon is a broken image.
    ///
    /// - Parameters:
    ///   - file: The image file.
    ///   - size: The width in pixels, before scaling.
    ///   - scale: The number of display pixels for each pixel of width, as in `Widget.scaleFactor`.
    public init(file: URL, size: Int, scale: Int = 1) {
        let gFile = file.makeFile()
        defer { g_object_unref(.init(gFile)) }
        super.init(
            adopting: gtk_icon_paintable_new_for_file(gFile, size.nearest(in: .counts), scale.nearest(in: .counts))!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The file that the icon is drawn from. `nil` if the icon is part of the program itself, as GTK's own icons are.
    public var file: URL? {
        guard let file = gtk_icon_paintable_get_file(pointer) else { return nil }
        defer { g_object_unref(.init(file)) }
        return g_file_is_native(file) != 0 ? URL(file) : nil
    }
}
#endif
