#if GTK
public import CGTKSupport

/// A page that fills an empty place with an icon, a title, a description and optionally a button.
///
/// Wraps `AdwStatusPage`.
open class StatusPage: Widget, SingleChildContainer {
    open override class var objectType: GType { adw_status_page_get_type() }

    /// Makes a page. `description` is Pango markup; `Markup.escape` escapes plain text. `iconName` is a name in the
    /// icon theme.
    public init(title: String, description: String? = nil, iconName: String? = nil, child: Widget? = nil) {
        super.init(making: adw_status_page_new)
        self.title = title
        self.description = description
        self.iconName = iconName
        self.child = child
    }

    /// Makes a page that shows the widget from `child` below the title and the description. `description` is Pango
    /// markup; `Markup.escape` escapes plain text. `iconName` is a name in the icon theme.
    public convenience init(
        title: String, description: String? = nil, iconName: String? = nil, child: () -> Widget
    ) {
        self.init(title: title, description: description, iconName: iconName, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The title, shown in large letters.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The description, as Pango markup.
    public var description: String? {
        get { property("description").value }
        set { property("description").value = newValue }
    }

    /// The icon's name in the icon theme.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// The paintable that is shown instead of a named icon.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { property("paintable").value = newValue as GObject? }
    }
}
#endif
