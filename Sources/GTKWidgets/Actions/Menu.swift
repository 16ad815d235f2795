#if GTK
public import CGTKSupport

/// The items of a menu, in order.
///
/// GTK 4.8 leaks the sections of a menu that was shown. Make a menu with sections once, for all windows.
///
/// Wraps `GMenu`.
open class Menu: GObject {
    open override class var objectType: GType { g_menu_get_type() }

    /// An item of a menu.
    public indirect enum Item: Sendable {
        /// An item that activates an action, such as "win.search". GLib ends the program if it cannot read the name of
        /// the action. `icon` is the name of an icon in the theme.
        case action(_ title: String, _ action: String, icon: String? = nil)
        /// A group between separators, with an optional title.
        case section(_ title: String?, _ items: [Item])
        /// An item that opens a submenu.
        case submenu(_ title: String, _ items: [Item])

        /// A group between separators, without a title.
        public static func section(_ items: [Item]) -> Item { .section(nil, items) }
    }

    /// Makes a menu. An underscore in a title makes the next letter the item's mnemonic.
    public init(_ items: [Item] = []) {
        Misuse.requireMainThread("\(Self.self)")
        super.init(adopting: g_menu_new())
        items.forEach { append($0) }
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Appends an item. A menu on the screen shows it too.
    public func append(_ item: Item) {
        let line = Self.line(for: item)
        g_menu_append_item(pointer, line)
        g_object_unref(.init(line))
    }

    /// Removes all items.
    public func removeAll() {
        g_menu_remove_all(pointer)
    }

    /// The number of items.
    public var count: Int { Int(g_menu_model_get_n_items(cast())) }

    private static func line(for item: Item) -> OpaquePointer {
        switch item {
        case .action(let title, let action, let icon):
            let line = g_menu_item_new(title.withoutNUL, action)!
            if let icon { withThemedIcon(icon) { g_menu_item_set_icon(line, $0) } }
            return line
        case .section(let title, let items):
            return withExtendedLifetime(Menu(items)) { g_menu_item_new_section(title?.withoutNUL, $0.cast())! }
        case .submenu(let title, let items):
            return withExtendedLifetime(Menu(items)) { g_menu_item_new_submenu(title.withoutNUL, $0.cast())! }
        }
    }
}
#endif
