#if GTK
public import CGTK
public import Foundation

/// An icon, at the size that it was asked for.
///
/// ``IconTheme/icon(_:orElse:size:scale:)`` finds one by its name. A symbolic one has the colour of the text beside it in an ``Image``, and is
/// dark elsewhere. Wraps `GtkIconPaintable`.
open class IconPaintable: GObject, Paintable {
    open override class var objectType: GType { gtk_icon_paintable_get_type() }

    /// Makes an icon of a picture in a file; one that cannot be read shows as a broken image.
    ///
    /// - Parameters:
    ///   - file: Where the picture is.
    ///   - size: How many pixels across, before they are scaled.
    ///   - scale: How many pixels of the display stand for one across, as `Widget.scaleFactor` tells.
    public init(file: URL, size: Int, scale: Int = 1) {
        let place = file.makeFile()
        defer { g_object_unref(.init(place)) }
        super.init(
            adopting: gtk_icon_paintable_new_for_file(place, size.nearest(in: .counts), scale.nearest(in: .counts))!)
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// The file that it is drawn from; `nil` where it is in the program itself, as GTK's own are.
    public var file: URL? {
        guard let file = gtk_icon_paintable_get_file(pointer) else { return nil }
        defer { g_object_unref(.init(file)) }
        return g_file_is_native(file) != 0 ? URL(file) : nil
    }
}
#endif
