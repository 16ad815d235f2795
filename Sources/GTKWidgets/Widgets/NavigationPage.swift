#if GTK
public import CGTKSupport

/// A page of a ``NavigationView``. A ``HeaderBar`` in the page shows the page's title and a back button.
///
/// Wraps `AdwNavigationPage` where libadwaita has it (1.4). In older versions, it is an `AdwBin`.
open class NavigationPage: Widget, SingleChildContainer {
    open override class var objectType: GType { rxgtk_navigation_page_type() }

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - tag: The tag that identifies the page to the app. No two pages of a view have the same tag.
    ///   - child: The content of the page.
    public init(title: String, tag: String? = nil, child: Widget? = nil) {
        super.init(making: { rxgtk_navigation_page_new(title.withoutNUL, tag?.withoutNUL) })
        self.child = child
    }

    /// Makes a page that shows the widget that `child` returns.
    ///
    /// - Parameters:
    ///   - title: The title of the page.
    ///   - tag: The tag that identifies the page to the app. No two pages of a view have the same tag.
    ///   - child: Returns the content of the page.
    public convenience init(title: String, tag: String? = nil, child: () -> Widget) {
        self.init(title: title, tag: tag, child: child())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The title of the page.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The tag that identifies the page to the app.
    public var tag: String? { property("tag").value }

    /// Whether the user can go back from the page to the previous one. The app always can.
    public var canPop: Bool {
        get { property("can-pop").value }
        set { property("can-pop").value = newValue }
    }
}
#endif
