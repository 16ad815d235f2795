#if GTK
public import CGTKSupport

/// A ``ViewSwitcher`` at the bottom of a window, for windows whose header bar has no space for it.
///
/// Wraps `AdwViewSwitcherBar`.
open class ViewSwitcherBar: Widget {
    open override class var objectType: GType { adw_view_switcher_bar_get_type() }

    /// Makes a bar for the pages of `stack`. It is hidden by default.
    public init(_ stack: ViewStack? = nil, isRevealed: Bool = false) {
        super.init(making: adw_view_switcher_bar_new)
        self.stack = stack
        self.isRevealed = isRevealed
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The stack whose pages the buttons switch.
    public var stack: ViewStack? {
        get { property("stack").value }
        set { property("stack").value = newValue }
    }

    /// Whether the bar is shown, provided that the stack has at least two pages. It slides in and out.
    public var isRevealed: Bool {
        get { property("reveal").value }
        set { property("reveal").value = newValue }
    }
}
#endif
