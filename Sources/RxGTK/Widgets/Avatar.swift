#if GTK
public import CGTK

/// A round picture of a person, or the first letters of the name.
///
/// Wraps `AdwAvatar`.
open class Avatar: Widget {
    open override class var objectType: GType { adw_avatar_get_type() }

    /// Makes an avatar.
    ///
    /// - Parameters:
    ///   - size: How many pixels across.
    ///   - text: The person's name, which decides on the colour, and which assistive technology reads.
    ///   - showsInitials: Whether the first letters of the name are shown, rather than an icon.
    public init(size: Int, text: String, showsInitials: Bool = true) {
        super.init(making: { adw_avatar_new(size.nearest(in: .pixelsOrNone), text, showsInitials ? 1 : 0) })
        accessibilityLabel = text
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The person's name.
    public var text: String? {
        get { property("text").value }
        set {
            property("text").value = newValue
            accessibilityLabel = newValue
        }
    }

    /// How many pixels across.
    public var size: Int {
        get { property("size").value }
        set { property("size").value = newValue }
    }

    /// Whether the first letters of the name are shown, rather than an icon.
    public var showsInitials: Bool {
        get { property("show-initials").value }
        set { property("show-initials").value = newValue }
    }

    /// The picture of the person, which stands before letters and an icon; cut round.
    public var customImage: (any Paintable)? {
        get { property("custom-image", as: GObject?.self).value as? any Paintable }
        set { adw_avatar_set_custom_image(pointer, newValue?.pointer) }
    }

    /// The theme's name of the icon that is shown without letters; `nil` for the one of a person.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }
}
#endif
