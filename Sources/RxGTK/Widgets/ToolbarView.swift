#if GTK
public import CGTK

/// A page with bars above and below it, such as a ``HeaderBar``, which share a background and can be hidden.
///
/// Wraps `AdwToolbarView`, where libadwaita has it (1.4); before, it is made of two revealers and what is between them.
open class ToolbarView: Widget {
    open override class var objectType: GType { rxgtk_toolbars_type() }

    /// Makes a view of `content` without bars.
    public init(content: Widget? = nil) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_toolbars_type()) })
        self.content = content
    }

    /// Makes a view of what `content` gives between bars, which `top` and `bottom` name from top to bottom.
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

    /// How bars are set off from what is between them.
    public enum BarStyle: Int32, Sendable {
        /// Not at all; on new versions by a shade where the content is scrolled below them.
        case flat
        /// By a background of their own and a shadow.
        case raised
        /// By a background of their own and a line.
        case raisedBorder
    }

    /// What the bars are above and below of.
    public var content: Widget? {
        get { property("content").value }
        set {
            if let newValue { _ = placing(newValue) }
            property("content").value = newValue
        }
    }

    /// Adds a bar at the top, below those already there.
    public func addTopBar(_ bar: Widget) {
        rxgtk_toolbars_add(widget, placing(bar), 0)
    }

    /// Adds a bar at the bottom, below those already there.
    public func addBottomBar(_ bar: Widget) {
        rxgtk_toolbars_add(widget, placing(bar), 1)
    }

    /// Takes a bar, or the content, out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard contains(child) else { return }
        rxgtk_toolbars_remove(widget, child.widget)
    }

    /// How the bars at the top are set off.
    public var topBarStyle: BarStyle {
        get { BarStyle(rawValue: rxgtk_toolbars_get_style(widget, 0)) ?? .flat }
        set { rxgtk_toolbars_set_style(widget, 0, newValue.rawValue) }
    }

    /// How the bars at the bottom are set off.
    public var bottomBarStyle: BarStyle {
        get { BarStyle(rawValue: rxgtk_toolbars_get_style(widget, 1)) ?? .flat }
        set { rxgtk_toolbars_set_style(widget, 1, newValue.rawValue) }
    }

    /// Whether the bars at the top are to be seen; they come and go with a movement.
    public var revealsTopBars: Bool {
        get { property("reveal-top-bars").value }
        set { property("reveal-top-bars").value = newValue }
    }

    /// Whether the bars at the bottom are to be seen; they come and go with a movement.
    public var revealsBottomBars: Bool {
        get { property("reveal-bottom-bars").value }
        set { property("reveal-bottom-bars").value = newValue }
    }
}
#endif
