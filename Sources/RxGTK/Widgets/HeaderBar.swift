#if GTK
public import CGTK

/// The bar at the top of a window: its title, its close button, and what is packed at either end.
///
/// Wraps `AdwHeaderBar`.
open class HeaderBar: Widget {
    open override class var objectType: GType { adw_header_bar_get_type() }

    /// Makes a bar that shows its window's title.
    public init() {
        super.init(making: adw_header_bar_new)
    }

    /// Makes a bar with what `start` and `end` name at its ends, each in reading order.
    public convenience init(
        @WidgetBuilder start: () -> [Widget], @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        self.init()
        pack(start: start, end: end)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a widget at the start, behind those already there.
    public func packStart(_ child: Widget) {
        adw_header_bar_pack_start(pointer, placing(child))
    }

    /// Adds a widget at the end, before those already there.
    public func packEnd(_ child: Widget) {
        adw_header_bar_pack_end(pointer, placing(child))
    }

    /// Adds what `start` names at the start and what `end` names at the end, each in reading order.
    public func pack(
        @WidgetBuilder start: () -> [Widget] = { [] }, @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        start().forEach { packStart($0) }
        end().reversed().forEach { packEnd($0) }
    }

    /// Takes a packed widget out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard contains(child) else { return }
        adw_header_bar_remove(pointer, child.widget)
    }

    /// What stands in the middle instead of the window's title.
    public var titleView: Widget? {
        get { adw_header_bar_get_title_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) } }
        set { adw_header_bar_set_title_widget(pointer, newValue.map(placing)) }
    }

    /// Whether the bar has the window's own buttons, such as the one that closes it.
    public var showsWindowButtons: Bool {
        get { adw_header_bar_get_show_end_title_buttons(pointer) != 0 }
        set {
            adw_header_bar_set_show_start_title_buttons(pointer, newValue ? 1 : 0)
            adw_header_bar_set_show_end_title_buttons(pointer, newValue ? 1 : 0)
        }
    }
}
#endif
