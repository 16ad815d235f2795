#if GTK
public import CGTKSupport
import RxSupport

/// The user's preferences over a window: pages of groups of rows, with a search for the rows' titles.
///
/// A change takes effect at once, so there is nothing to confirm. With only one page, the bar shows the title instead
/// of a page switcher. Wraps `AdwPreferencesDialog` in libadwaita 1.5 and later, and `AdwPreferencesWindow` before,
/// which later versions deprecate.
open class PreferencesWindow: Dialog {
    open override class var objectType: GType { rxgtk_preferences_window_type() }

    /// The pages, in order.
    public private(set) var pages: [PreferencesPage] = []

    /// Makes a window that is not shown yet. `window.present(preferences)` shows it.
    ///
    /// - Parameters:
    ///   - window: The window over which `present()` shows the preferences. `window.present(preferences)` ignores it.
    ///   - title: The title in the bar if there is only one page; `nil` for "Preferences" in the user's language.
    ///   - pages: The pages, in order. If there are several, each needs a title and an icon.
    public init(
        over window: Window? = nil, title: String? = nil,
        @LayoutBuilder<PreferencesPage> pages: () -> [PreferencesPage] = { [] }
    ) {
        super.init(of: Self.objectType, over: window)
        rxgtk_preferences_window_prepare(widget)
        if let title { property("title").value = title }
        append(pages: pages)
        closeOnRequest()
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        rxgtk_preferences_window_prepare(widget)
        pages = pagesInStack
    }

    /// The pages that a `.ui` file has added.
    private var pagesInStack: [PreferencesPage] {
        guard let stack = templatePart("pages_stack", of: rxgtk_preferences_window_type()) else { return [] }
        return Self.children(of: stack).compactMap { Widget.wrapping(OpaquePointer($0)) as? PreferencesPage }
    }

    /// Appends a page. The first page that is added is shown.
    public func add(_ page: PreferencesPage) {
        _ = pointerForAdding(page)
        pages.append(page)
        write { rxgtk_preferences_window_add(widget, page.cast()) }
    }

    /// Appends the pages that `pages` lists, for a subclass with pages of its own.
    public func append(@LayoutBuilder<PreferencesPage> pages: () -> [PreferencesPage]) {
        pages().forEach { add($0) }
    }

    /// Removes a page. If it was visible, the first page becomes visible. Does nothing if the window does not contain
    /// the page.
    public func remove(_ page: PreferencesPage) {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return }
        pages.remove(at: index)
        write {
            rxgtk_preferences_window_remove(widget, page.cast())
            if property("visible-page", as: PreferencesPage?.self).value == nil, let next = pages.first {
                property("visible-page").value = next
            }
        }
    }

    /// The index of the visible page in `pages`; `nil` if there are no pages. Setting `nil` does nothing. Traps if it
    /// is set to an index out of range.
    ///
    /// Setting it does not make `rx.selectedIndex` emit.
    public var selectedIndex: Int? {
        get {
            let page = property("visible-page", as: PreferencesPage?.self).value
            return pages.firstIndex { $0 === page }
        }
        set {
            guard let newValue else { return }
            guard pages.indices.contains(newValue) else {
                stopProgram(Misuse.noItem(at: newValue, of: className, count: pages.count))
            }
            write { property("visible-page").value = pages[newValue] }
        }
    }

    /// Whether the user can search for rows.
    public var isSearchEnabled: Bool {
        get { property("search-enabled").value }
        set { property("search-enabled").value = newValue }
    }
}
#endif
