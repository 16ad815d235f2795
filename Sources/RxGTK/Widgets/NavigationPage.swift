#if GTK
public import CGTK

/// One of the pages of a ``NavigationView``; a ``HeaderBar`` in it shows its title, and a button that goes back.
///
/// Wraps `AdwNavigationPage`, where libadwaita has it (1.4); before, it is an `AdwBin`.
open class NavigationPage: Widget, ChildContainer {
    open override class var objectType: GType { rxgtk_navigation_page_type() }

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - title: What the page is called.
    ///   - tag: By what the program knows the page; no two pages of one view have the same.
    ///   - child: What the page shows.
    public init(title: String, tag: String? = nil, child: Widget? = nil) {
        super.init(making: { rxgtk_navigation_page_new(title.withoutNUL, tag) })
        self.child = child
    }

    /// Makes a page that shows what `child` gives.
    ///
    /// - Parameters:
    ///   - title: What the page is called.
    ///   - tag: By what the program knows the page; no two pages of one view have the same.
    ///   - child: Gives what the page shows.
    public convenience init(title: String, tag: String? = nil, child: () -> Widget) {
        self.init(title: title, tag: tag, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What the page is called.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// By what the program knows the page.
    public var tag: String? { property("tag").value }

    /// Whether the person can leave the page for the one before; the program always can.
    public var canPop: Bool {
        get { property("can-pop").value }
        set { property("can-pop").value = newValue }
    }
}
#endif
