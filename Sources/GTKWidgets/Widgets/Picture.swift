#if GTK
public import CGTKSupport
public import Foundation

/// A picture that is as large as the available space allows.
///
/// Wraps `GtkPicture`.
open class Picture: Widget {
    open override class var objectType: GType { gtk_picture_get_type() }

    /// Makes a picture. Assistive technology reads `alternativeText`.
    public init(_ paintable: (any Paintable)? = nil, alternativeText: String?) {
        super.init(making: gtk_picture_new)
        self.paintable = paintable
        self.alternativeText = alternativeText
    }

    /// Makes a picture of a file. It shows nothing if the file cannot be read; load a ``Texture`` to get the error.
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

    /// The paintable that is shown; `nil` if nothing is shown. Also `nil` if the app has wrapped the shown object in a
    /// class that is not a ``Paintable``.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { property("paintable").value = newValue as GObject? }
    }

    /// The texture that is shown; `nil` if nothing or another paintable is shown.
    public var texture: Texture? {
        get { paintable as? Texture }
        set { paintable = newValue }
    }

    /// The text that assistive technology reads instead of the picture.
    public var alternativeText: String? {
        get { property("alternative-text").value }
        set { property("alternative-text").value = newValue }
    }

    /// How a picture fits into a space with another aspect ratio.
    public enum ContentFit: UInt32, GValueConvertible, Sendable {
        /// Stretches the picture.
        case fill
        /// Scales the picture to show all of it.
        case contain
        /// Scales the picture to cover the space, and cuts off the rest.
        case cover
        /// Like `contain`, but never larger than the original size.
        case scaleDown
    }

    /// How the picture fits into a space with another aspect ratio.
    public var contentFit: ContentFit {
        get { property("content-fit").value }
        set { property("content-fit").value = newValue }
    }
}
#endif
