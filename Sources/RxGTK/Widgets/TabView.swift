#if GTK
public import CGTK
import Rx

/// Pages of which one is shown, and which the person closes, moves and pins by the tabs of a ``TabBar``.
///
/// Control+Tab, Control+Page Up, Alt+1 and their like change between them. Wraps `AdwTabView`.
open class TabView: Widget {
    open override class var objectType: GType { adw_tab_view_get_type() }

    /// Whether a page that the person wants to close is taken out, unless it is pinned; when not, the wish is only told as
    /// `rx.closeRequest`, and the program calls ``remove(_:)`` or does nothing.
    public var closesOnRequest = true

    let closeRequests = PublishSubject<TabPage>()
    /// The program's changes of the pages, told when they are complete.
    let rearrangements = PublishSubject<Void>()
    /// The page that the program is removing, which is not asked about.
    private var removed: TabPage?

    /// Makes a view without pages.
    public init() {
        super.init(making: { rxgtk_object_new_widget(adw_tab_view_get_type()) })
        answerRequests()
    }

    /// Makes a view of the pages that `pages` names, of which the first is shown: `TabView { list.tab("List") }`.
    public convenience init(@LayoutBuilder<Tab> pages: () -> [Tab]) {
        self.init()
        append(pages: pages)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        answerRequests()
    }

    override var companions: [GObject] {
        super.companions + indices.compactMap { Anchor.wrapper(of: adw_tab_view_get_nth_page(pointer, $0)) }
    }

    private var indices: Range<gint> { 0..<adw_tab_view_get_n_pages(pointer) }

    /// The pages, in order: those that are pinned, then all others.
    public var pages: [TabPage] { indices.map { TabPage.wrapping(adw_tab_view_get_nth_page(pointer, $0)) } }

    /// Adds the pages that `pages` names at the end, for a subclass with pages of its own: `append { list.tab("List") }`.
    public func append(@LayoutBuilder<Tab> pages: () -> [Tab]) {
        pages().forEach { append($0.child, title: $0.title) }
    }

    /// Adds a page at the end; the first is shown.
    @discardableResult
    public func append(_ child: Widget, title: String) -> TabPage {
        insert(child, title: title, at: Int(adw_tab_view_get_n_pages(pointer)))
    }

    /// Puts a page before the one that is at `index`, after all that are pinned; a place that there is not stops the program.
    @discardableResult
    public func insert(_ child: Widget, title: String, at index: Int) -> TabPage {
        requirePlace(index, upTo: Int(adw_tab_view_get_n_pages(pointer)))
        var page: TabPage?
        write {
            let place = max(gint(index), adw_tab_view_get_n_pinned_pages(pointer))
            page = .wrapping(adw_tab_view_insert(pointer, placing(child), place))
            page?.title = title
        }
        rearrangements.onNext(())
        return page!
    }

    /// Takes a page out without asking, also one that is pinned; one that is not there is no matter.
    public func remove(_ page: TabPage) {
        write { takeOut(page) }
        rearrangements.onNext(())
    }

    /// Asks to close a page, as its tab's close button does; one that is not there is no matter.
    public func requestClose(of page: TabPage) {
        guard pages.contains(page) else { return }
        adw_tab_view_close_page(pointer, page.pointer)
    }

    /// The page of a widget.
    public func page(of child: Widget) -> TabPage? {
        pages.first { $0.child === child }
    }

    /// Moves a page to a place among its own kind, pinned or not; a page or a place that there is not stops the program.
    public func move(_ page: TabPage, to index: Int) {
        requirePage(page)
        requirePlace(index, upTo: pages.count - 1)
        let pinned = adw_tab_view_get_n_pinned_pages(pointer)
        let place = page.isPinned ? min(gint(index), pinned - 1) : max(gint(index), pinned)
        write { _ = adw_tab_view_reorder_page(pointer, page.pointer, place) }
        rearrangements.onNext(())
    }

    /// Puts a page's tab before all others, small and without a close button, or takes it back; a page of another view stops the program.
    public func setPinned(_ isPinned: Bool, _ page: TabPage) {
        requirePage(page)
        write { adw_tab_view_set_page_pinned(pointer, page.pointer, isPinned ? 1 : 0) }
        rearrangements.onNext(())
    }

    /// The page that is shown; one of another view stops the program. `nil` without any page.
    ///
    /// What the program sets is not told as the person's doing.
    public var selectedPage: TabPage? {
        get { adw_tab_view_get_selected_page(pointer).map { TabPage.wrapping($0) } }
        set {
            guard let newValue else { return }
            requirePage(newValue)
            write { adw_tab_view_set_selected_page(pointer, newValue.pointer) }
        }
    }

    /// The menu that a right click on a tab opens; `rx.menuRequest` tells of which.
    public var menu: Menu? {
        get { property("menu-model").value }
        set { property("menu-model").value = newValue }
    }

    private func requirePage(_ page: TabPage) {
        guard !pages.contains(page) else { return }
        stopProgram(Misuse.tabElsewhere(page.title))
    }

    private func requirePlace(_ index: Int, upTo last: Int) {
        guard !(0...max(last, 0)).contains(index) else { return }
        stopProgram(Misuse.noItem(at: index, of: className, count: pages.count))
    }

    /// Ends each request at once, so that nothing is left open where the program does not answer, and tells of it then.
    private func answerRequests() {
        _ = listen(
            to: "close-page", as: TabPage.self,
            answering: { [weak self] page in
                self?.answer(page)
                return true
            },
            onEnd: { [closeRequests, rearrangements] in
                closeRequests.onCompleted()
                rearrangements.onCompleted()
            })
    }

    private func answer(_ page: TabPage) {
        let isRemoved = page === removed
        adw_tab_view_close_page_finish(pointer, page.pointer, isRemoved ? 1 : 0)
        guard !isRemoved else { return }
        closeRequests.onNext(page)
        if closesOnRequest, !page.isPinned { takeOut(page) }
    }

    private func takeOut(_ page: TabPage) {
        guard pages.contains(page) else { return }
        let (child, outer) = (page.child, removed)
        removed = page
        defer { removed = outer }
        adw_tab_view_close_page(pointer, page.pointer)
        // Newer libadwaita puts it into a bin, where it stays for as long as the page lives.
        if let bin = child.superview as? Bin, bin.superview == nil { bin.child = nil }
    }
}
#endif
