#if GTK
public import CGTK

/// A row of buttons, one for each page of a ``ViewStack``; it stands in the middle of a header bar.
///
/// Wraps `AdwViewSwitcher`.
open class ViewSwitcher: Widget {
    open override class var objectType: GType { adw_view_switcher_get_type() }

    /// Makes buttons for the pages of `stack`, each with its icon above its title, or beside it.
    public init(_ stack: ViewStack? = nil, isWide: Bool = false) {
        super.init(making: adw_view_switcher_new)
        self.stack = stack
        self.isWide = isWide
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The stack whose pages it switches.
    public var stack: ViewStack? {
        get { property("stack").value }
        set { property("stack").value = newValue }
    }

    /// Whether icons stand beside titles instead of above them.
    public var isWide: Bool {
        get { adw_view_switcher_get_policy(pointer) == ADW_VIEW_SWITCHER_POLICY_WIDE }
        set {
            adw_view_switcher_set_policy(
                pointer, newValue ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW)
        }
    }
}
#endif
