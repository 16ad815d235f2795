#if GTK
public import CGTKSupport

/// The tabs of a ``TabView``, in a row that scrolls. Put it above the view.
///
/// Wraps `AdwTabBar`.
open class TabBar: Widget {
    open override class var objectType: GType { adw_tab_bar_get_type() }

    /// Makes the tabs of `view`. If `hidesSingleTab` is true, a single tab that is not pinned is hidden.
    public init(_ view: TabView? = nil, hidesSingleTab: Bool = true) {
        super.init(making: { rxgtk_object_new_widget(adw_tab_bar_get_type()) })
        self.view = view
        self.hidesSingleTab = hidesSingleTab
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The view whose pages the tabs show.
    public var view: TabView? {
        get { property("view").value }
        set { property("view").value = newValue }
    }

    /// Whether the bar is hidden while the view has at most one page and no pinned page.
    public var hidesSingleTab: Bool {
        get { property("autohide").value }
        set { property("autohide").value = newValue }
    }

    /// Whether the tabs fill the available width.
    public var expandsTabs: Bool {
        get { property("expand-tabs").value }
        set { property("expand-tabs").value = newValue }
    }

    /// Whether the close buttons are at the start of the tabs.
    public var isInverted: Bool {
        get { property("inverted").value }
        set { property("inverted").value = newValue }
    }

    /// Whether the tabs are shown.
    public var areTabsRevealed: Bool { property("tabs-revealed").value }

    /// Whether the bar has more tabs than fit into its width.
    public var isOverflowing: Bool { property("is-overflowing").value }

    /// The widget before the tabs.
    public var startAction: Widget? {
        get { property("start-action-widget").value }
        set { setChild(newValue, of: "start-action-widget") }
    }

    /// The widget after the tabs, such as a button that adds a page.
    public var endAction: Widget? {
        get { property("end-action-widget").value }
        set { setChild(newValue, of: "end-action-widget") }
    }
}
#endif
