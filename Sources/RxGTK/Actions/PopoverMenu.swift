#if GTK
public import CGTK

/// A menu that is shown at a place of a widget, such as where `rx.contextMenuRequest` tells that one is wished for.
///
/// Its lines trigger the actions that the widget's window and the application have. Wraps `GtkPopoverMenu`.
open class PopoverMenu: Popover {
    open override class var objectType: GType { gtk_popover_menu_get_type() }

    /// Makes a popover without an arrow that shows a menu.
    public init(_ menu: Menu? = nil) {
        super.init(of: gtk_popover_menu_get_type())
        self.menu = menu
        hasArrow = false
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The menu it shows.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }
}
#endif
