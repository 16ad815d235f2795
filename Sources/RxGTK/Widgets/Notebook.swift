#if GTK
public import CGTK
import Rx

/// Several widgets in one place, of which one is shown, with a tab for each.
///
/// Wraps `GtkNotebook`.
open class Notebook: Widget {
    open override class var objectType: GType { gtk_notebook_get_type() }

    /// What is to be shown once the notebook is in a window.
    private var waitingPage: Widget?
    private var rooting: SignalHandler?

    /// Makes an empty notebook.
    public init() {
        super.init(making: gtk_notebook_new)
    }

    /// Makes a notebook of the tabs that `tabs` names, of which the first is shown: `Notebook { list.tab("List") }`.
    public convenience init(@LayoutBuilder<Tab> tabs: () -> [Tab]) {
        self.init()
        append(tabs: tabs)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Adds a page at the end; the first is shown.
    public func append(_ child: Widget, title: String) {
        insert(child, title: title, at: -1)
    }

    /// Adds the tabs that `tabs` names at the end, for a subclass with tabs of its own: `append { list.tab("List") }`.
    public func append(@LayoutBuilder<Tab> tabs: () -> [Tab]) {
        tabs().forEach { append($0.child, title: $0.title) }
    }

    /// Puts a page before the one that is at `index`; -1 is the end. A place that there is not stops the program.
    public func insert(_ child: Widget, title: String, at index: Int) {
        let count = Int(gtk_notebook_get_n_pages(pointer))
        guard (-1...count).contains(index) else {
            stopProgram(Misuse.noItem(at: index, of: className, count: count))
        }
        write {
            _ = gtk_notebook_insert_page(pointer, placing(child), gtk_label_new(title.withoutNUL), index.nearest())
        }
    }

    /// Takes a page out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        let index = gtk_notebook_page_num(pointer, child.widget)
        guard index >= 0 else { return }
        if waitingPage === child { waitingPage = nil }
        write { gtk_notebook_remove_page(pointer, index) }
    }

    /// The pages, in order.
    public var pages: [Widget] {
        (0..<gtk_notebook_get_n_pages(pointer)).map {
            Widget.wrapping(OpaquePointer(gtk_notebook_get_nth_page(pointer, $0)!))
        }
    }

    /// The text on a page's tab; a widget that is no page stops the program.
    public func title(of child: Widget) -> String? {
        requirePage(child)
        return gtk_notebook_get_tab_label_text(pointer, child.widget).map { String(cString: $0) }
    }

    /// Sets the text on a page's tab; a widget that is no page stops the program.
    public func setTitle(_ title: String, of child: Widget) {
        requirePage(child)
        gtk_notebook_set_tab_label_text(pointer, child.widget, title.withoutNUL)
    }

    private func requirePage(_ child: Widget) {
        guard gtk_notebook_page_num(pointer, child.widget) < 0 else { return }
        stopProgram(Misuse.notInside(child.className, of: className))
    }

    /// The place of the page that is shown; setting one that is not there stops the program.
    ///
    /// `nil` without any page. What the program sets is not told as the person's doing.
    public var selectedIndex: Int? {
        get {
            let index =
                waitingPage.map { gtk_notebook_page_num(pointer, $0.widget) } ?? gtk_notebook_get_current_page(pointer)
            return index < 0 ? nil : Int(index)
        }
        set {
            guard let newValue else { return }
            let count = Int(gtk_notebook_get_n_pages(pointer))
            guard (0..<count).contains(newValue) else {
                stopProgram(Misuse.noItem(at: newValue, of: className, count: count))
            }
            waitingPage = nil
            guard gtk_widget_get_root(widget) != nil || newValue == selectedIndex else {
                return select(pages[newValue])
            }
            write { gtk_notebook_set_current_page(pointer, gint(newValue)) }
        }
    }

    /// Shows a page once the notebook is in a window: GTK asks for the focus of one, and complains where there is none.
    private func select(_ page: Widget) {
        waitingPage = page
        guard rooting == nil else { return }
        rooting = connect("notify::root") { [weak self] in
            guard let self, gtk_widget_get_root(widget) != nil else { return }
            rooting?.dispose()
            rooting = nil
            guard let page = waitingPage else { return }
            waitingPage = nil
            write { gtk_notebook_set_current_page(pointer, gtk_notebook_page_num(pointer, page.widget)) }
        }
    }

    /// Whether the tabs are shown.
    public var showsTabs: Bool {
        get { gtk_notebook_get_show_tabs(pointer) != 0 }
        set { gtk_notebook_set_show_tabs(pointer, newValue ? 1 : 0) }
    }

    /// The side of the pages at which the tabs are.
    public var tabPosition: PositionType {
        get { PositionType(rawValue: gtk_notebook_get_tab_pos(pointer).rawValue) ?? .top }
        set { gtk_notebook_set_tab_pos(pointer, GtkPositionType(rawValue: newValue.rawValue)) }
    }

    /// Whether the person can move a page by dragging its tab.
    public func isReorderable(_ child: Widget) -> Bool {
        requirePage(child)
        return gtk_notebook_get_tab_reorderable(pointer, child.widget) != 0
    }

    /// Sets whether the person can move a page by dragging its tab, which is then `rx.pageMoved`.
    public func setReorderable(_ isReorderable: Bool, _ child: Widget) {
        requirePage(child)
        gtk_notebook_set_tab_reorderable(pointer, child.widget, isReorderable ? 1 : 0)
    }

    /// Whether tabs that have no room are reached by arrows, instead of making the notebook wider.
    public var isScrollable: Bool {
        get { gtk_notebook_get_scrollable(pointer) != 0 }
        set { gtk_notebook_set_scrollable(pointer, newValue ? 1 : 0) }
    }
}
#endif
