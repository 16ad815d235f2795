#if GTK
public import CGTKSupport
import RxSupport

/// A view that shows one of its pages at a time. The user selects, closes and moves the pages with the tabs of a
/// ``TabBar``.
///
/// Control+Tab, Control+Page Up, Alt+1 and similar keys switch between the pages. Wraps `AdwTabView`.
open class TabView: Widget {
    open override class var objectType: GType { adw_tab_view_get_type() }

    /// Whether a close request removes its page. A pinned page stays in any case.
    ///
    /// `rx.closeRequest` emits each request. If the page stays, the app decides whether to call ``remove(_:)``.
    public var closesOnRequest = true

    package let closeRequests = Listeners<TabPage>()
    /// Emits after the app has changed the pages, once the change is complete.
    package let rearrangements = Listeners<Void>()
    /// The page that is being removed now. It is removed without a close request.
    private var pageBeingRemoved: TabPage?

    /// Makes a view without pages.
    public init() {
        super.init(making: { rxgtk_object_new_widget(adw_tab_view_get_type()) })
        handleCloseRequests()
    }

    /// Makes a view of `pages` that shows the first one: `TabView { list.tab("List") }`.
    public convenience init(@LayoutBuilder<Tab> pages: () -> [Tab]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        handleCloseRequests()
    }

    override var ownedObjects: [GObject] {
        super.ownedObjects + indices.compactMap { WrapperReference.wrapper(of: adw_tab_view_get_nth_page(pointer, $0)) }
    }

    private var indices: Range<gint> { 0..<adw_tab_view_get_n_pages(pointer) }

    /// The pages in order: first the pinned ones, then all others.
    public var pages: [TabPage] { indices.map { TabPage.wrapping(adw_tab_view_get_nth_page(pointer, $0)) } }

    /// Adds `pages` at the end. Meant for subclasses with pages of their own: `append { list.tab("List") }`.
    public func append(@LayoutBuilder<Tab> pages: () -> [Tab]) {
        pages().forEach { append($0.child, title: $0.title) }
    }

    /// Adds a page at the end. The first page added is shown.
    @discardableResult
    public func append(_ child: Widget, title: String) -> TabPage {
        insert(child, title: title, at: Int(adw_tab_view_get_n_pages(pointer)))
    }

    /// Inserts a page before the page at `index`, but after all pinned pages. Traps if `index` is out of range.
    @discardableResult
    public func insert(_ child: Widget, title: String, at index: Int) -> TabPage {
        requireIndex(index, upTo: Int(adw_tab_view_get_n_pages(pointer)))
        var page: TabPage?
        write {
            let position = max(gint(index), adw_tab_view_get_n_pinned_pages(pointer))
            page = .wrapping(adw_tab_view_insert(pointer, pointerForAdding(child), position))
            page?.title = title
        }
        rearrangements.emit(())
        return page!
    }

    /// Removes a page without a close request, even if it is pinned. Does nothing if the view does not contain it.
    public func remove(_ page: TabPage) {
        write { closePage(page) }
        rearrangements.emit(())
    }

    /// Requests to close a page, as the close button of the page's tab does. Does nothing if the view does not contain
    /// the page.
    public func requestClose(of page: TabPage) {
        guard pages.contains(page) else { return }
        adw_tab_view_close_page(pointer, page.pointer)
    }

    /// The page of a widget; `nil` if the view does not contain the widget.
    public func page(of child: Widget) -> TabPage? {
        pages.first { $0.child === child }
    }

    /// Moves a page to `index`, but not across the border between pinned pages and others. Traps if the view does not
    /// contain the page, or if `index` is out of range.
    public func move(_ page: TabPage, to index: Int) {
        requirePage(page)
        requireIndex(index, upTo: pages.count - 1)
        let pinned = adw_tab_view_get_n_pinned_pages(pointer)
        let position = page.isPinned ? min(gint(index), pinned - 1) : max(gint(index), pinned)
        write { _ = adw_tab_view_reorder_page(pointer, page.pointer, position) }
        rearrangements.emit(())
    }

    /// Pins or unpins a page. The tab of a pinned page is small, has no close button, and comes before all others.
    /// Traps if the view does not contain the page.
    public func setPinned(_ isPinned: Bool, for page: TabPage) {
        requirePage(page)
        write { adw_tab_view_set_page_pinned(pointer, page.pointer, isPinned ? 1 : 0) }
        rearrangements.emit(())
    }

    /// The page that is shown; `nil` if there are no pages. Traps if it is set to a page of another view. Setting `nil`
    /// does nothing.
    ///
    /// Setting it does not make `rx.selectedPage` emit.
    public var selectedPage: TabPage? {
        get { property("selected-page").value }
        set {
            guard let newValue else { return }
            requirePage(newValue)
            write { property("selected-page").value = newValue }
        }
    }

    /// The menu that a right click on a tab opens. `rx.menuRequest` emits the page of the tab.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }

    private func requirePage(_ page: TabPage) {
        guard !pages.contains(page) else { return }
        stopProgram(Misuse.tabElsewhere(page.title))
    }

    private func requireIndex(_ index: Int, upTo last: Int) {
        guard !(0...max(last, 0)).contains(index) else { return }
        stopProgram(Misuse.noItem(at: index, of: className, count: pages.count))
    }

    /// Finishes each close request at once, so that no request stays open if the app does not respond. Then emits the
    /// request.
    private func handleCloseRequests() {
        _ = listen(
            to: "close-page", as: TabPage.self,
            answering: { [weak self] page in
                self?.finishCloseRequest(of: page)
                return true
            },
            onEnd: { [closeRequests, rearrangements] in
                closeRequests.end()
                rearrangements.end()
            })
    }

    private func finishCloseRequest(of page: TabPage) {
        let isRemoved = page === pageBeingRemoved
        adw_tab_view_close_page_finish(pointer, page.pointer, isRemoved ? 1 : 0)
        guard !isRemoved else { return }
        closeRequests.emit(page)
        if closesOnRequest, !page.isPinned { closePage(page) }
    }

    private func closePage(_ page: TabPage) {
        guard pages.contains(page) else { return }
        let (child, outer) = (page.child, pageBeingRemoved)
        pageBeingRemoved = page
        defer { pageBeingRemoved = outer }
        adw_tab_view_close_page(pointer, page.pointer)
        // Newer versions of libadwaita put the child into a bin. The bin retains the child as long as the page lives.
        if let bin = child.superview as? Bin, bin.superview == nil { bin.child = nil }
    }
}
#endif
