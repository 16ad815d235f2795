#if GTK
public import CGTKSupport

/// A bar with a search entry. The bar slides in on request, or when the user types in the widget of
/// ``captureKeys(of:)``.
///
/// Wraps `GtkSearchBar`.
open class SearchBar: Widget, SingleChildContainer {
    open override class var objectType: GType { gtk_search_bar_get_type() }

    /// Makes a bar with `entry`. Escape in the entry closes the bar. Closing the bar empties the entry.
    public init(entry: SearchEntry? = nil) {
        super.init(making: gtk_search_bar_new)
        guard let entry else { return }
        child = entry
        connect(entry)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Uses `entry`, a descendant of the bar, for the search. Closing the bar empties the entry. If `entry` is a
    /// ``SearchEntry``, Escape in it closes the bar, and typing in the widget of ``captureKeys(of:)`` opens the bar.
    /// With an ``Entry``, neither happens in GTK 4.8 and 4.18.
    public func connect(_ entry: some Editable) {
        gtk_search_bar_connect_entry(pointer, entry.pointer)
    }

    /// Opens the bar when the user types in `widget`, which can be the window. With `nil`, typing no longer opens the
    /// bar.
    public func captureKeys(of widget: Widget?) {
        gtk_search_bar_set_key_capture_widget(pointer, widget?.widget)
    }

    /// Whether the bar is shown. Setting it does not make `rx.isSearching` emit.
    public var isSearching: Bool {
        get { property("search-mode-enabled").value }
        set { write { property("search-mode-enabled").value = newValue } }
    }

    /// Whether the bar has a close button.
    public var showsCloseButton: Bool {
        get { property("show-close-button").value }
        set { property("show-close-button").value = newValue }
    }
}
#endif
