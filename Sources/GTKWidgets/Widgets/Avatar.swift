#if GTK
public import CGTKSupport

/// A round picture of a person, or the person's initials, or an icon.
///
/// Wraps `AdwAvatar`.
open class Avatar: Widget {
    open override class var objectType: GType { adw_avatar_get_type() }

    /// Makes an avatar.
    ///
    /// - Parameters:
    ///   - size: The diameter in pixels.
    ///   - text: The person's name. It determines the colour, and assistive technology reads it.
    ///   - showsInitials: Whether the avatar shows the initials instead of an icon.
    public init(size: Int, text: String, showsInitials: Bool = true) {
        super.init(making: { adw_avatar_new(size.nearest(in: .sizeOrNone), text.withoutNUL, showsInitials ? 1 : 0) })
        accessibilityLabel = text
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The person's name. It determines the initials and the colour. Setting it also sets `accessibilityLabel`.
    public var text: String? {
        get { property("text").value }
        set {
            property("text").value = newValue
            accessibilityLabel = newValue
        }
    }

    /// The diameter in pixels.
    public var size: Int {
        get { property("size").value }
        set { property("size").value = newValue.nearest(in: .sizeOrNone) }
    }

    /// Whether the avatar shows the initials instead of an icon.
    public var showsInitials: Bool {
        get { property("show-initials").value }
        set { property("show-initials").value = newValue }
    }

    /// The picture of the person, cut to a circle. It takes precedence over the initials and the icon.
    public var customImage: (any Paintable)? {
        get { property("custom-image", as: GObject?.self).value as? any Paintable }
        set { property("custom-image").value = newValue as GObject? }
    }

    /// The icon's name in the icon theme. The avatar shows the icon if it does not show initials; `nil` shows a generic
    /// person.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }
}
#endif
