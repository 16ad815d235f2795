#if GTK
public import CGTK

/// What a place says that has nothing to show: an icon, a title, a description, and perhaps a button.
///
/// Wraps `AdwStatusPage`.
open class StatusPage: Widget, ChildContainer {
    open override class var objectType: GType { adw_status_page_get_type() }

    /// Makes a page; `iconName` is the theme's name of an icon.
    public init(title: String, description: String? = nil, iconName: String? = nil, child: Widget? = nil) {
        super.init(making: adw_status_page_new)
        self.title = title
        self.description = description
        self.iconName = iconName
        self.child = child
    }

    /// Makes a page with the widget that `child` gives below its texts; `iconName` is the theme's name of an icon.
    public convenience init(
        title: String, description: String? = nil, iconName: String? = nil, child: () -> Widget
    ) {
        self.init(title: title, description: description, iconName: iconName, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The title, in large letters.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The description; Pango markup.
    public var description: String? {
        get { property("description").value }
        set { property("description").value = newValue }
    }

    /// The theme's name of the icon.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// What is shown instead of an icon of the theme.
    public var paintable: (any Paintable)? {
        get { property("paintable", as: GObject?.self).value as? any Paintable }
        set { adw_status_page_set_paintable(pointer, newValue?.pointer) }
    }
}
#endif
