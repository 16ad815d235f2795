#if GTK
public import CGTK

/// What a menu offers, in order.
///
/// GTK 4.8 never lets go of the sections of a menu that was shown: make a menu that has some once, for all windows.
///
/// Wraps `GMenu`.
open class Menu: GObject {
    open override class var objectType: GType { g_menu_get_type() }

    /// Something in a menu.
    public indirect enum Item: Sendable {
        /// A line that triggers an action, such as "win.search"; `icon` is the theme's name of one.
        case action(_ title: String, _ action: String, icon: String? = nil)
        /// A group set apart by lines, with a title perhaps.
        case section(_ title: String?, _ items: [Item])
        /// A menu of its own behind a line.
        case submenu(_ title: String, _ items: [Item])

        /// A group set apart by lines, without a title.
        public static func section(_ items: [Item]) -> Item { .section(nil, items) }
    }

    /// Makes a menu. An underscore in a title makes the letter after it choose the line.
    public init(_ items: [Item] = []) {
        Misuse.requireMainThread("\(Self.self)")
        super.init(adopting: g_menu_new())
        items.forEach { append($0) }
    }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
    }

    /// Adds something at the end; a menu that is shown shows it too.
    public func append(_ item: Item) {
        let line = Self.line(for: item)
        g_menu_append_item(pointer, line)
        g_object_unref(.init(line))
    }

    /// Takes everything out.
    public func removeAll() {
        g_menu_remove_all(pointer)
    }

    /// How many things there are in it.
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
