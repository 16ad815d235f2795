#if GTK
public import CGTK
import Rx

/// Pages of which each lies upon the one before, and only the last is to be seen.
///
/// The person goes back by the button in the page's ``HeaderBar``, by Escape, Alt+Left, the mouse's button for it, or a swipe. Wraps
/// `AdwNavigationView`, where libadwaita has it (1.4), and `AdwLeaflet` before.
open class NavigationView: Widget {
    open override class var objectType: GType { rxgtk_navigation_view_type() }

    /// Makes a view that shows `root`, which the person cannot leave.
    public init(root: NavigationPage? = nil) {
        super.init(making: { rxgtk_object_new_widget(rxgtk_navigation_view_type()) })
        if let root { push(root) }
    }

    /// Makes a view that shows the page that `root` gives, which the person cannot leave.
    public convenience init(root: () -> NavigationPage) {
        self.init(root: root())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The pages, from the first to the one that is to be seen.
    public var pages: [NavigationPage] {
        (0..<rxgtk_navigation_count(widget)).compactMap { index in
            rxgtk_navigation_page_at(widget, index).map { NavigationPage.wrapping(OpaquePointer($0)) }
        }
    }

    /// The page that is to be seen; `nil` while there is none.
    public var visiblePage: NavigationPage? { property("visible-page").value }

    /// Shows a page upon the others; one that is among them already stops the program, as does one with the tag of another.
    public func push(_ page: NavigationPage) {
        let pages = pages
        if pages.contains(where: { $0 === page }) { stopProgram(Misuse.pageTaken(page.title, of: className)) }
        if let tag = page.tag, let first = pages.first(where: { $0.tag == tag }) {
            stopProgram(Misuse.tagTaken(tag, by: first.title, of: className))
        }
        rxgtk_navigation_push(widget, page.widget)
    }

    /// Takes the last page off, and tells whether there was one before it, without which nothing happens.
    @discardableResult
    public func pop() -> Bool {
        rxgtk_navigation_pop(widget) != 0
    }

    /// Takes off what lies upon a page; one that is not among the pages stops the program.
    public func pop(to page: NavigationPage) {
        let pages = pages
        guard pages.contains(where: { $0 === page }) else {
            stopProgram(Misuse.noPage(page.title, of: className, among: pages.map(\.title)))
        }
        if page !== pages.last { rxgtk_navigation_pop_to(widget, page.widget) }
    }

    /// Whether Escape takes the last page off, where the page allows it.
    public var popsOnEscape: Bool {
        get { property("pop-on-escape").value }
        set { property("pop-on-escape").value = newValue }
    }
}
#endif
