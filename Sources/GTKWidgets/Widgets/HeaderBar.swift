#if GTK
public import CGTKSupport

/// The bar at the top of a window, with its title, its close button and the widgets packed at either end.
///
/// Wraps `AdwHeaderBar`.
open class HeaderBar: Widget {
    open override class var objectType: GType { adw_header_bar_get_type() }

    /// Makes a bar that shows its window's title.
    public init() {
        super.init(making: adw_header_bar_new)
    }

    /// Makes a bar with the widgets that `start` and `end` return at its ends, each in reading order.
    public convenience init(
        @WidgetBuilder start: () -> [Widget], @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        self.init()
        pack(start: start, end: end)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a widget at the start, after the widgets already there.
    public func packStart(_ child: Widget) {
        adw_header_bar_pack_start(pointer, pointerForAdding(child))
    }

    /// Adds a widget at the end, before the widgets already there.
    public func packEnd(_ child: Widget) {
        adw_header_bar_pack_end(pointer, pointerForAdding(child))
    }

    /// Adds the widgets of `start` at the start and those of `end` at the end, each in reading order.
    public func pack(
        @WidgetBuilder start: () -> [Widget] = { [] }, @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        start().forEach { packStart($0) }
        end().reversed().forEach { packEnd($0) }
    }

    /// Removes a packed widget, or the `titleView`. Does nothing if the bar does not contain it.
    public func remove(_ child: Widget) {
        // `adw_header_bar_remove` would keep the address of the removed title widget.
        if child === titleView { return titleView = nil }
        guard isPacked(child) else { return }
        adw_header_bar_remove(pointer, child.widget)
    }

    /// The widget in the middle; `nil` for the window's title.
    public var titleView: Widget? {
        get { property("title-widget").value }
        set { setChild(newValue, of: "title-widget") }
    }

    /// Whether the bar has the window's own buttons, such as the close button.
    public var showsWindowButtons: Bool {
        get { property("show-end-title-buttons").value }
        set {
            property("show-start-title-buttons").value = newValue
            property("show-end-title-buttons").value = newValue
        }
    }
}
#endif
