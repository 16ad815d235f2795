#if GTK
public import CGTKSupport

/// An icon and a title side by side, to be the child of a button.
///
/// Wraps `AdwButtonContent`.
open class ButtonContent: Widget {
    open override class var objectType: GType { adw_button_content_get_type() }

    /// Makes the content of a button. `iconName` is a name in the icon theme, such as "document-open-symbolic".
    public init(iconName: String, title: String) {
        super.init(making: adw_button_content_new)
        self.iconName = iconName
        self.title = title
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The icon's name in the icon theme.
    public var iconName: String {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// The text beside the icon.
    public var title: String {
        get { property("label").value }
        set { property("label").value = newValue }
    }
}
#endif
