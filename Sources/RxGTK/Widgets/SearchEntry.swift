#if GTK
public import CGTK

/// A line of text to search for, with an icon and a button that clears it.
///
/// Wraps `GtkSearchEntry`.
open class SearchEntry: Widget, Editable {
    open override class var objectType: GType { gtk_search_entry_get_type() }

    /// Makes a search entry with a hint that is shown while it is empty, and by which assistive technology calls it.
    public init(placeholder: String? = nil) {
        super.init(making: gtk_search_entry_new)
        self.placeholder = placeholder
        accessibilityLabel = placeholder
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What is shown, dimmed, while the text is empty.
    public var placeholder: String? {
        get { property("placeholder-text").value }
        set { property("placeholder-text").value = newValue }
    }

    /// Lets keys typed in `widget`, which may be the window, go here when nothing else uses them; `nil` ends that.
    public func captureKeys(of widget: Widget?) {
        gtk_search_entry_set_key_capture_widget(pointer, widget?.widget)
    }
}
#endif
