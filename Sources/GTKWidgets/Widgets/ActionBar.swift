#if GTK
public import CGTKSupport

/// A bar at the bottom of a window with actions for the content above it.
///
/// Wraps `GtkActionBar`.
open class ActionBar: Widget {
    open override class var objectType: GType { gtk_action_bar_get_type() }

    /// Makes an empty bar.
    public init() {
        super.init(making: gtk_action_bar_new)
    }

    /// Makes a bar with the widgets that `start` and `end` return at its ends, each in reading order.
    public convenience init(@WidgetBuilder start: () -> [Widget], @WidgetBuilder end: () -> [Widget] = { [] }) {
        self.init()
        pack(start: start, end: end)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a widget at the start, after the widgets already there.
    public func packStart(_ child: Widget) {
        gtk_action_bar_pack_start(pointer, pointerForAdding(child))
    }

    /// Adds a widget at the end, before the widgets already there.
    public func packEnd(_ child: Widget) {
        gtk_action_bar_pack_end(pointer, pointerForAdding(child))
    }

    /// Adds the widgets of `start` at the start and those of `end` at the end, each in reading order.
    public func pack(
        @WidgetBuilder start: () -> [Widget] = { [] }, @WidgetBuilder end: () -> [Widget] = { [] }
    ) {
        start().forEach { packStart($0) }
        end().reversed().forEach { packEnd($0) }
    }

    /// Removes a packed widget, or the widget in the middle. Does nothing if the bar does not contain it.
    public func remove(_ child: Widget) {
        guard isPacked(child) || child === centerWidget else { return }
        gtk_action_bar_remove(pointer, child.widget)
    }

    /// The widget in the middle.
    public var centerWidget: Widget? {
        get { gtk_action_bar_get_center_widget(pointer).map { Widget.wrapping(OpaquePointer($0)) } }
        set { setChild(newValue, over: centerWidget) { gtk_action_bar_set_center_widget(pointer, $0) } }
    }

    /// Whether the bar is shown. It slides in and out.
    public var isRevealed: Bool {
        get { property("revealed").value }
        set { property("revealed").value = newValue }
    }
}
#endif
