#if GTK
public import CGTKSupport

/// A button that opens a menu or a popover.
///
/// The button is disabled while it has neither. Wraps `GtkMenuButton`.
open class MenuButton: Widget {
    open override class var objectType: GType { gtk_menu_button_get_type() }

    /// Makes a button with an icon of the theme, such as "open-menu-symbolic", and a label for assistive technology.
    public init(iconName: String = "open-menu-symbolic", accessibilityLabel: String, menu: Menu? = nil) {
        super.init(making: gtk_menu_button_new)
        self.iconName = iconName
        self.accessibilityLabel = accessibilityLabel
        self.menu = menu
    }

    /// Makes a button with a title.
    public init(title: String, menu: Menu? = nil) {
        super.init(making: gtk_menu_button_new)
        self.title = title
        self.menu = menu
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text on the button. Setting it removes the icon.
    public var title: String? {
        get { property("label").value }
        set { property("label").value = newValue }
    }

    /// The name, in the theme, of the icon on the button. Setting it removes the title.
    public var iconName: String? {
        get { property("icon-name").value }
        set { property("icon-name").value = newValue }
    }

    /// The menu that the button opens. Setting it removes the popover.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }

    /// The popover that the button opens. Setting it removes the menu.
    public var popover: Popover? {
        get { property("popover").value }
        set { setChild(newValue, of: "popover") }
    }

    /// Whether F10 opens the menu as the main menu of its window.
    public var isPrimary: Bool {
        get { property("primary").value }
        set { property("primary").value = newValue }
    }

    /// Opens the menu or popover. Does nothing while the button is not on the screen.
    public func popUp() {
        // GTK crashes without a window to show it in.
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        gtk_menu_button_popup(pointer)
    }

    /// Closes the menu or popover.
    public func popDown() {
        gtk_menu_button_popdown(pointer)
    }
}
#endif
