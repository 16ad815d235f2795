#if GTK
public import CGTK
public import Foundation

/// A picture, as large as there is room for it.
///
/// Wraps `GtkPicture`.
open class Picture: Widget {
    open override class var objectType: GType { gtk_picture_get_type() }

    /// Makes a picture; assistive technology reads `alternativeText` instead of it.
    public init(_ paintable: (any Paintable)? = nil, alternativeText: String?) {
        super.init(making: gtk_picture_new)
        self.paintable = paintable
        self.alternativeText = alternativeText
    }

    /// Makes a picture of a file, and shows nothing where that cannot be read; ``Texture`` tells why.
    public init(file: URL, alternativeText: String?) {
        super.init(making: gtk_picture_new)
        let file = file.makeFile()
        defer { g_object_unref(.init(file)) }
        gtk_picture_set_file(pointer, file)
        self.alternativeText = alternativeText
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What is shown; `nil` for nothing, and for what the app itself has wrapped by a class that is no ``Paintable``.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { gtk_picture_set_paintable(pointer, newValue?.pointer) }
    }

    /// The texture that is shown; `nil` for nothing, and for what is no texture.
    public var texture: Texture? {
        get { paintable as? Texture }
        set { paintable = newValue }
    }

    /// What assistive technology reads instead.
    public var alternativeText: String? {
        get { property("alternative-text").value }
        set { property("alternative-text").value = newValue }
    }

    /// How a picture fits into room of another proportion.
    public enum ContentFit: UInt32, Sendable {
        /// Stretches it.
        case fill
        /// Shows all of it.
        case contain
        /// Covers the room, and cuts off the rest.
        case cover
        /// As `contain`, but never larger than it is.
        case scaleDown
    }

    /// How the picture fits into room of another proportion.
    public var contentFit: ContentFit {
        get { ContentFit(rawValue: gtk_picture_get_content_fit(pointer).rawValue) ?? .contain }
        set { gtk_picture_set_content_fit(pointer, GtkContentFit(rawValue: newValue.rawValue)) }
    }
}
#endif
