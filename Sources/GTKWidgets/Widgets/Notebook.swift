#if GTK
public import CGTKSupport
import RxSupport

/// A container that shows one of its pages at a time, with a tab for each page.
///
/// Wraps `GtkNotebook`.
open class Notebook: Widget {
    open override class var objectType: GType { gtk_notebook_get_type() }

    /// The page that the app has selected, to be shown once the notebook is in a window.
    private var pendingPage: Widget?
    private var rootObserver: SignalHandler?

    /// Makes an empty notebook.
    public init() {
        super.init(making: gtk_notebook_new)
    }

    /// Makes a notebook of `tabs` that shows the first one: `Notebook { list.tab("List") }`.
    public convenience init(@LayoutBuilder<Tab> tabs: () -> [Tab]) {
        self.init()
        append(tabs: tabs)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a page at the end. The first page added is shown.
    public func append(_ child: Widget, title: String) {
        insert(child, title: title, at: -1)
    }

    /// Adds `tabs` at the end. Meant for subclasses with tabs of their own: `append { list.tab("List") }`.
    public func append(@LayoutBuilder<Tab> tabs: () -> [Tab]) {
        tabs().forEach { append($0.child, title: $0.title) }
    }

    /// Inserts a page before the page at `index`; -1 is the end. Traps if `index` is out of range.
    public func insert(_ child: Widget, title: String, at index: Int) {
        let count = Int(gtk_notebook_get_n_pages(pointer))
        guard (-1...count).contains(index) else {
            stopProgram(Misuse.noItem(at: index, of: className, count: count))
        }
        write {
            _ = gtk_notebook_insert_page(
                pointer, pointerForAdding(child), gtk_label_new(title.withoutNUL), index.nearest())
        }
    }

    /// Removes a page. Does nothing if the notebook does not contain it.
    public func remove(_ child: Widget) {
        let index = gtk_notebook_page_num(pointer, child.widget)
        guard index >= 0 else { return }
        if pendingPage === child { pendingPage = nil }
        write { gtk_notebook_remove_page(pointer, index) }
    }

    /// The pages, in order.
    public var pages: [Widget] {
        (0..<gtk_notebook_get_n_pages(pointer)).map {
            Widget.wrapping(OpaquePointer(gtk_notebook_get_nth_page(pointer, $0)!))
        }
    }

    /// The text on a page's tab; `nil` if the tab has GTK's default title, or another widget than a `GtkLabel`.
    /// Traps if the notebook does not contain the page.
    public func title(of child: Widget) -> String? {
        requirePage(child)
        return gtk_notebook_get_tab_label_text(pointer, child.widget).map { String(cString: $0) }
    }

    /// Sets the text on a page's tab. Traps if the notebook does not contain the page.
    public func setTitle(_ title: String, of child: Widget) {
        requirePage(child)
        gtk_notebook_set_tab_label_text(pointer, child.widget, title.withoutNUL)
    }

    private func requirePage(_ child: Widget) {
        guard gtk_notebook_page_num(pointer, child.widget) < 0 else { return }
        stopProgram(Misuse.notInside(child.className, of: className))
    }

    /// The index of the selected page; `nil` if there are no pages. Traps if it is set out of range. Setting `nil` does
    /// nothing.
    ///
    /// Before the notebook is in a window, a page that the app selects is not shown yet. Setting the index does not
    /// make `rx.selectedIndex` emit.
    public var selectedIndex: Int? {
        get {
            let index =
                pendingPage.map { gtk_notebook_page_num(pointer, $0.widget) } ?? gtk_notebook_get_current_page(pointer)
            return index < 0 ? nil : Int(index)
        }
        set {
            guard let newValue else { return }
            let count = Int(gtk_notebook_get_n_pages(pointer))
            guard (0..<count).contains(newValue) else {
                stopProgram(Misuse.noItem(at: newValue, of: className, count: count))
            }
            pendingPage = nil
            guard gtk_widget_get_root(widget) != nil || newValue == selectedIndex else {
                return selectOnceInWindow(pages[newValue])
            }
            write { gtk_notebook_set_current_page(pointer, gint(newValue)) }
        }
    }

    /// Shows a page once the notebook is in a window. Without a window GTK would log a warning, because it asks for the
    /// window's focus.
    private func selectOnceInWindow(_ page: Widget) {
        pendingPage = page
        guard rootObserver == nil else { return }
        rootObserver = connect("notify::root") { [weak self] in
            guard let self, gtk_widget_get_root(widget) != nil else { return }
            rootObserver?.dispose()
            rootObserver = nil
            guard let page = pendingPage else { return }
            pendingPage = nil
            write { gtk_notebook_set_current_page(pointer, gtk_notebook_page_num(pointer, page.widget)) }
        }
    }

    /// Whether the tabs are shown.
    public var showsTabs: Bool {
        get { property("show-tabs").value }
        set { property("show-tabs").value = newValue }
    }

    /// The side on which the tabs are shown; `top` by default. If text runs from right to left, `left` shows the tabs
    /// on the right, and `right` shows them on the left.
    public var tabPosition: PositionType {
        get { property("tab-pos").value }
        set { property("tab-pos").value = newValue }
    }

    /// Whether the user can move a page by dragging its tab. Traps if the notebook does not contain the page.
    public func isReorderable(_ child: Widget) -> Bool {
        requirePage(child)
        return gtk_notebook_get_tab_reorderable(pointer, child.widget) != 0
    }

    /// Sets whether the user can move a page by dragging its tab. `rx.pageMoved` emits such moves. Traps if the
    /// notebook does not contain the page.
    public func setReorderable(_ isReorderable: Bool, for child: Widget) {
        requirePage(child)
        gtk_notebook_set_tab_reorderable(pointer, child.widget, isReorderable ? 1 : 0)
    }

    /// Whether arrows scroll the tabs if they do not fit. Otherwise the notebook becomes wider.
    public var isScrollable: Bool {
        get { property("scrollable").value }
        set { property("scrollable").value = newValue }
    }
}
#endif
