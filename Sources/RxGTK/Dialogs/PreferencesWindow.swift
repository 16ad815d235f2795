#if GTK
public import CGTK
import Rx

/// What the person can set, over a window: pages of groups of rows, with a search for their titles.
///
/// What is set counts at once, so that there is nothing to confirm. One page has no switcher, and shows its name as the title does.
/// Wraps `AdwPreferencesDialog` where libadwaita has it (1.5), and `AdwPreferencesWindow` before, which later ones call deprecated.
open class PreferencesWindow: Dialog {
    open override class var objectType: GType { rxgtk_preferences_window_type() }

    /// The pages, in order.
    public private(set) var pages: [PreferencesPage] = []

    /// Makes one that is not shown yet; `window.present(preferences)` shows it.
    ///
    /// - Parameters:
    ///   - window: The window that `present()` shows it over; not needed for `window.present(preferences)`.
    ///   - title: What its bar says where there is one page only; `nil` for "Preferences" in the person's language.
    ///   - pages: What it shows, in order; each with a title and an icon where there are several.
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
    }

    /// Adds a page at the end; the first is shown.
    public func add(_ page: PreferencesPage) {
        pages.append(page)
        write { rxgtk_preferences_window_add(widget, page.cast()) }
    }

    /// Adds the pages that `pages` names at the end, for a subclass with pages of its own.
    public func append(@LayoutBuilder<PreferencesPage> pages: () -> [PreferencesPage]) {
        pages().forEach { add($0) }
    }

    /// Takes a page out, and shows the first where it was shown; one that is not there is no matter.
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

    /// The place of the page that is shown; setting one that is not there stops the program. `nil` without any page.
    ///
    /// What the program sets is not told as the person's doing.
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

    /// Whether the person can search for rows.
    public var isSearchEnabled: Bool {
        get { property("search-enabled").value }
        set { property("search-enabled").value = newValue }
    }
}
#endif
