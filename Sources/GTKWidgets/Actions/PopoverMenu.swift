#if GTK
public import CGTKSupport

/// A menu that is shown at a position in a widget, such as the position of an `rx.contextMenuRequest`.
///
/// The items of the menu activate the actions of the widget's window and of the application. Wraps `GtkPopoverMenu`.
open class PopoverMenu: Popover {
    open override class var objectType: GType { gtk_popover_menu_get_type() }

    /// Makes a popover without an arrow that shows `menu`.
    public init(_ menu: Menu? = nil) {
        super.init(of: gtk_popover_menu_get_type())
        self.menu = menu
        hasArrow = false
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The menu that the popover shows.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }
}
#endif
