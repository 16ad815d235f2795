#if GTK
public import CGTKSupport

/// A sidebar beside the content, or over it if there is little space; see `isCollapsed`.
///
/// Wraps `AdwOverlaySplitView` where libadwaita has it (1.4), and `AdwFlap` in older versions.
open class OverlaySplitView: Widget {
    open override class var objectType: GType { rxgtk_split_view_type() }

    /// Makes a view of a sidebar and the content, side by side.
    public init(sidebar: Widget? = nil, content: Widget? = nil) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_split_view_type()) })
        rxgtk_split_view_init(widget)
        self.sidebar = sidebar
        self.content = content
    }

    /// Makes a view of the widgets that `sidebar` and `content` return, side by side.
    public convenience init(sidebar: () -> Widget, content: () -> Widget) {
        self.init(sidebar: sidebar(), content: content())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The widget in the sidebar. Setting it removes the previous widget.
    public var sidebar: Widget? {
        get { property(Self.sidebarName).value }
        set {
            setChild(newValue, of: Self.sidebarName)
            if let newValue { rxgtk_split_view_add_sidebar_background(newValue.widget) }
        }
    }

    /// The widget beside the sidebar, or behind it while `isCollapsed` is true. Setting it removes the previous widget.
    public var content: Widget? {
        get { property("content").value }
        set { setChild(newValue, of: "content") }
    }

    /// Whether the sidebar is shown. Setting it does not make `rx.isSidebarShown` emit.
    public var isSidebarShown: Bool {
        get { property(Self.shownName).value }
        set { write { property(Self.shownName).value = newValue } }
    }

    /// Whether the sidebar is over the content instead of beside it. A press beside the sidebar, Escape and a swipe
    /// then hide the sidebar.
    ///
    /// Setting it to `true` hides the sidebar, and setting it to `false` shows the sidebar, unless `isSidebarPinned` is
    /// true. `rx.isSidebarShown` emits both changes.
    public var isCollapsed: Bool {
        get { rxgtk_split_view_get_collapsed(widget) != 0 }
        set { rxgtk_split_view_set_collapsed(widget, newValue ? 1 : 0) }
    }

    /// Whether a change of `isCollapsed` leaves the sidebar shown or hidden as before.
    public var isSidebarPinned: Bool {
        get { property(Self.keptName).value }
        set { property(Self.keptName).value = newValue }
    }

    /// Whether the sidebar is at the end: on the right if text runs from left to right.
    public var isSidebarAtEnd: Bool {
        get { property(Self.positionName, as: UInt32.self).value == GTK_PACK_END.rawValue }
        set { property(Self.positionName).value = (newValue ? GTK_PACK_END : GTK_PACK_START).rawValue }
    }

    private static let sidebarName = String(cString: rxgtk_split_view_sidebar)
    package static let shownName = String(cString: rxgtk_split_view_shows_sidebar)
    private static let keptName = String(cString: rxgtk_split_view_pins_sidebar)
    private static let positionName = String(cString: rxgtk_split_view_position)
}
#endif
