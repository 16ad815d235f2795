#if GTK
public import CGTKSupport

/// An entry for a search text, with an icon and a button that clears the text.
///
/// Wraps `GtkSearchEntry`.
open class SearchEntry: Widget, Editable {
    open override class var objectType: GType { gtk_search_entry_get_type() }

    /// Makes a search entry. `placeholder` is shown while the entry is empty, and is its name for assistive technology.
    public init(placeholder: String? = nil) {
        super.init(making: gtk_search_entry_new)
        self.placeholder = placeholder
        accessibilityLabel = placeholder
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The dimmed text that is shown while the entry is empty. Setting it does not change `accessibilityLabel`.
    public var placeholder: String? {
        get { property("placeholder-text").value }
        set { property("placeholder-text").value = newValue }
    }

    /// Sends keys typed in `widget`, which can be the window, to this entry if nothing else handles them. With `nil`,
    /// the entry no longer receives these keys.
    public func captureKeys(of widget: Widget?) {
        gtk_search_entry_set_key_capture_widget(pointer, widget?.widget)
    }
}
#endif
