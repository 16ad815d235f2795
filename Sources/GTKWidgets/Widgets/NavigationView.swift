#if GTK
public import CGTKSupport
import RxSupport

/// A stack of pages that shows only the last one.
///
/// The user goes back with the back button in the page's ``HeaderBar``, Escape, Alt+Left, the mouse's back button, or a
/// swipe. Wraps `AdwNavigationView` where libadwaita has it (1.4), and `AdwLeaflet` in older versions.
open class NavigationView: Widget {
    open override class var objectType: GType { rxgtk_navigation_view_type() }

    /// Makes a view that shows `root`. The user cannot leave this page.
    public init(root: NavigationPage? = nil) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_navigation_view_type()) })
        if let root { push(root) }
    }

    /// Makes a view that shows the page that `root` returns. The user cannot leave this page.
    public convenience init(root: () -> NavigationPage) {
        self.init(root: root())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The pages, from the first to the visible one.
    public var pages: [NavigationPage] {
        (0..<rxgtk_navigation_count(widget)).compactMap { index in
            rxgtk_navigation_page_at(widget, index).map { NavigationPage.wrapping(OpaquePointer($0)) }
        }
    }

    /// The visible page; `nil` if there are no pages.
    public var visiblePage: NavigationPage? { property("visible-page").value }

    /// Shows a page on top of the others. Traps if the view contains the page already, or another page with the same
    /// tag, or if the page is in another container.
    public func push(_ page: NavigationPage) {
        let pages = pages
        if pages.contains(where: { $0 === page }) { stopProgram(Misuse.pageTaken(page.title, of: className)) }
        if let tag = page.tag, let first = pages.first(where: { $0.tag == tag }) {
            stopProgram(Misuse.tagTaken(tag, by: first.title, of: className))
        }
        rxgtk_navigation_push(widget, isLeaving(page) ? page.widget : pointerForAdding(page))
    }

    /// Whether a page that is no longer among the `pages` is still in the view, because it is sliding out of sight.
    private func isLeaving(_ page: NavigationPage) -> Bool {
        guard let owner = page.superview else { return false }
        // In older versions of libadwaita, the pages are in a leaflet inside the view.
        return owner === self || (owner.className == "AdwLeaflet" && owner.superview === self)
    }

    /// Removes the last page and returns `true`. Does nothing and returns `false` if there is no page before it.
    @discardableResult
    public func pop() -> Bool {
        rxgtk_navigation_pop(widget) != 0
    }

    /// Removes the pages on top of `page`. Traps if the view does not contain it.
    public func pop(to page: NavigationPage) {
        let pages = pages
        guard pages.contains(where: { $0 === page }) else {
            stopProgram(Misuse.noPage(page.title, of: className, among: pages.map(\.title)))
        }
        if page !== pages.last { rxgtk_navigation_pop_to(widget, page.widget) }
    }

    /// Whether Escape removes the last page, if the page allows it.
    public var popsOnEscape: Bool {
        get { property("pop-on-escape").value }
        set { property("pop-on-escape").value = newValue }
    }
}
#endif
