#if GTK
public import CGTKSupport

/// A row of buttons, one for each page of a ``ViewStack``. Put it into the middle of a header bar.
///
/// Wraps `AdwViewSwitcher`.
open class ViewSwitcher: Widget {
    open override class var objectType: GType { adw_view_switcher_get_type() }

    /// Makes buttons for the pages of `stack`. Each button shows an icon above the title, or beside the title if
    /// `isWide` is true.
    public init(_ stack: ViewStack? = nil, isWide: Bool = false) {
        super.init(making: adw_view_switcher_new)
        self.stack = stack
        self.isWide = isWide
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The stack whose pages the buttons switch.
    public var stack: ViewStack? {
        get { property("stack").value }
        set { property("stack").value = newValue }
    }

    /// Whether the icons are beside the titles instead of above them.
    public var isWide: Bool {
        get { property("policy", as: UInt32.self).value == ADW_VIEW_SWITCHER_POLICY_WIDE.rawValue }
        set {
            property("policy").value =
                (newValue ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW).rawValue
        }
    }
}
#endif
