#if GTK
public import CGTKSupport

/// A container with bars, such as a ``HeaderBar``, above and below its content. The bars share a background and can be
/// hidden.
///
/// Wraps `AdwToolbarView` where libadwaita has it (1.4). In older versions, it consists of two revealers with the
/// content between them.
open class ToolbarView: Widget {
    open override class var objectType: GType { rxgtk_toolbars_type() }

    /// Makes a view of `content` without bars.
    public init(content: Widget? = nil) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_toolbars_type()) })
        self.content = content
    }

    /// Makes a view of the widget that `content` returns, between the bars that `top` and `bottom` return. The bars are
    /// in order from top to bottom.
    public convenience init(
        @WidgetBuilder top: () -> [Widget], content: () -> Widget, @WidgetBuilder bottom: () -> [Widget] = { [] }
    ) {
        self.init(content: content())
        top().forEach { addTopBar($0) }
        bottom().forEach { addBottomBar($0) }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// How bars are separated from the content between them.
    public enum BarStyle: Int32, Sendable {
        /// Not at all. In newer versions of libadwaita, by a shade while the content is scrolled beneath the bars.
        case flat
        /// By their own background and a shadow.
        case raised
        /// By their own background and a line.
        case raisedBorder
    }

    /// The widget between the bars. Setting it removes the previous widget.
    public var content: Widget? {
        get { property("content").value }
        set { setChild(newValue, of: "content") }
    }

    /// Adds a bar at the top, below the top bars already there.
    public func addTopBar(_ bar: Widget) {
        rxgtk_toolbars_add(widget, pointerForAdding(bar), 0)
    }

    /// Adds a bar at the bottom, below the bottom bars already there.
    public func addBottomBar(_ bar: Widget) {
        rxgtk_toolbars_add(widget, pointerForAdding(bar), 1)
    }

    /// Removes a bar or the content. Does nothing if the view does not contain it.
    public func remove(_ child: Widget) {
        guard rxgtk_toolbars_contains(widget, child.widget) != 0 else { return }
        rxgtk_toolbars_remove(widget, child.widget)
    }

    /// How the top bars are separated from the content.
    public var topBarStyle: BarStyle {
        get { BarStyle(rawValue: rxgtk_toolbars_get_style(widget, 0)) ?? .flat }
        set { rxgtk_toolbars_set_style(widget, 0, newValue.rawValue) }
    }

    /// How the bottom bars are separated from the content.
    public var bottomBarStyle: BarStyle {
        get { BarStyle(rawValue: rxgtk_toolbars_get_style(widget, 1)) ?? .flat }
        set { rxgtk_toolbars_set_style(widget, 1, newValue.rawValue) }
    }

    /// Whether the top bars are shown. They appear and disappear with an animation.
    public var revealsTopBars: Bool {
        get { property("reveal-top-bars").value }
        set { property("reveal-top-bars").value = newValue }
    }

    /// Whether the bottom bars are shown. They appear and disappear with an animation.
    public var revealsBottomBars: Bool {
        get { property("reveal-bottom-bars").value }
        set { property("reveal-bottom-bars").value = newValue }
    }
}
#endif
