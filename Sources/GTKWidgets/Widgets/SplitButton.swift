#if GTK
public import CGTKSupport

/// A button beside a second button that opens a menu or a popover.
///
/// Wraps `AdwSplitButton`.
open class SplitButton: Widget, SingleChildContainer {
    open override class var objectType: GType { adw_split_button_get_type() }

    /// Makes a button with a title.
    public init(title: String, menu: Menu? = nil) {
        super.init(making: adw_split_button_new)
        self.title = title
        applyMenuLabel()
        self.menu = menu
    }

    /// Makes a button with a theme icon, such as "document-open-symbolic", and a name for assistive technology.
    public init(iconName: String, accessibilityLabel: String, menu: Menu? = nil) {
        super.init(making: adw_split_button_new)
        self.iconName = iconName
        self.accessibilityLabel = accessibilityLabel
        applyMenuLabel()
        self.menu = menu
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text on the button. Setting it removes the icon.
    public var title: String? {
        get { property("label").value }
        set { property("label").value = newValue ?? "" }
    }

    /// The icon-theme name of the icon on the button. Setting it removes the title.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue ?? "" }
    }

    /// The name of the second button for assistive technology, "More" by default. Set it in the user's language.
    public var menuLabel = "More" {
        didSet { applyMenuLabel() }
    }

    private func applyMenuLabel() {
        for type in [gtk_menu_button_get_type(), gtk_toggle_button_get_type()] {
            if let part = part(type) { rxgtk_accessible_set_label(part, menuLabel.withoutNUL) }
        }
    }

    /// The menu that the second button opens. Setting it removes the popover.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }

    /// The popover that the second button opens. Setting it removes the menu.
    public var popover: Popover? {
        get { property("popover").value }
        set { setChild(newValue, of: "popover") }
    }

    /// Opens the menu or popover. Does nothing while the button is not on the screen.
    public func popUp() {
        // GTK crashes if there is no window to show the popover on.
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        adw_split_button_popup(pointer)
    }

    /// Closes the menu or popover.
    public func popDown() {
        adw_split_button_popdown(pointer)
    }
}
#endif
