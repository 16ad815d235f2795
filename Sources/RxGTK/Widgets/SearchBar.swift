#if GTK
public import CGTK

/// A bar that slides in with a search entry, when asked for or when somebody types.
///
/// Wraps `GtkSearchBar`.
open class SearchBar: Widget, ChildContainer {
    open override class var objectType: GType { gtk_search_bar_get_type() }

    /// Makes a bar with `entry`, which Escape and an emptied text close.
    public init(entry: SearchEntry? = nil) {
        super.init(making: gtk_search_bar_new)
        guard let entry else { return }
        child = entry
        connect(entry)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Makes Escape in `entry`, which is somewhere inside, close the bar, and typing into the captured widget open it.
    public func connect(_ entry: some Editable) {
        gtk_search_bar_connect_entry(pointer, entry.pointer)
    }

    /// Opens the bar when somebody types in `widget`, which may be the window; `nil` ends that.
    public func captureKeys(of widget: Widget?) {
        gtk_search_bar_set_key_capture_widget(pointer, widget?.widget)
    }

    /// Whether the bar is there. What the program sets is not told as the person's doing.
    public var isSearching: Bool {
        get { property("search-mode-enabled").value }
        set { write { property("search-mode-enabled").value = newValue } }
    }

    /// Whether the bar has a button that closes it.
    public var showsCloseButton: Bool {
        get { property("show-close-button").value }
        set { property("show-close-button").value = newValue }
    }
}
#endif
