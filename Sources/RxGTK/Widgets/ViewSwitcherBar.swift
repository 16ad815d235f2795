#if GTK
public import CGTK

/// A ``ViewSwitcher`` at the bottom of a window, for where the header bar has no room for one.
///
/// Wraps `AdwViewSwitcherBar`.
open class ViewSwitcherBar: Widget {
    open override class var objectType: GType { adw_view_switcher_bar_get_type() }

    /// Makes a bar for the pages of `stack`, which is hidden at first.
    public init(_ stack: ViewStack? = nil, isRevealed: Bool = false) {
        super.init(making: adw_view_switcher_bar_new)
        self.stack = stack
        self.isRevealed = isRevealed
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The stack whose pages it switches.
    public var stack: ViewStack? {
        get { property("stack").value }
        set { property("stack").value = newValue }
    }

    /// Whether the bar is there, as soon as the stack has two pages; it slides in and out.
    public var isRevealed: Bool {
        get { adw_view_switcher_bar_get_reveal(pointer) != 0 }
        set { adw_view_switcher_bar_set_reveal(pointer, newValue ? 1 : 0) }
    }
}
#endif
