#if GTK
public import CGTK

/// The tabs of a ``TabView``, in a row that scrolls; it stands above the view.
///
/// Wraps `AdwTabBar`.
open class TabBar: Widget {
    open override class var objectType: GType { adw_tab_bar_get_type() }

    /// Makes the tabs of `view`, which are hidden while there is only one, unless `hidesSingleTab` is false.
    public init(_ view: TabView? = nil, hidesSingleTab: Bool = true) {
        super.init(making: { rxgtk_object_new_widget(adw_tab_bar_get_type()) })
        self.view = view
        self.hidesSingleTab = hidesSingleTab
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The view whose pages have the tabs.
    public var view: TabView? {
        get { property("view").value }
        set { property("view").value = newValue }
    }

    /// Whether a bar of one tab that is not pinned is left out.
    public var hidesSingleTab: Bool {
        get { property("autohide").value }
        set { property("autohide").value = newValue }
    }

    /// Whether tabs take all the room there is.
    public var expandsTabs: Bool {
        get { property("expand-tabs").value }
        set { property("expand-tabs").value = newValue }
    }

    /// Whether the close buttons stand at the start of the tabs.
    public var isInverted: Bool {
        get { property("inverted").value }
        set { property("inverted").value = newValue }
    }

    /// Whether the tabs are shown.
    public var areTabsRevealed: Bool { property("tabs-revealed").value }

    /// Whether there are more tabs than have room.
    public var isOverflowing: Bool { property("is-overflowing").value }

    /// What stands before the tabs.
    public var startAction: Widget? {
        get { property("start-action-widget").value }
        set { property("start-action-widget").value = newValue }
    }

    /// What stands after the tabs, such as a button that adds a page.
    public var endAction: Widget? {
        get { property("end-action-widget").value }
        set { property("end-action-widget").value = newValue }
    }
}
#endif
