#if GTK
public import CGTKSupport

/// A row with a text field below its title.
///
/// Wraps `AdwEntryRow`.
open class EntryRow: Widget, PreferencesRow, Editable {
    open override class var objectType: GType { adw_entry_row_get_type() }

    /// Makes a row that shows its title as plain text, without markup.
    public init(title: String, text: String? = nil) {
        super.init(making: adw_entry_row_new)
        property("use-markup").value = false
        self.title = title
        self.text = text
    }

    /// Like `init(title:text:)`, for subclasses that wrap a GLib class of their own.
    init(title: String, making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        super.init(making: make)
        property("use-markup").value = false
        self.title = title
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether an apply button appears when the user changes the text. `rx.apply` emits when the user presses it.
    public var showsApplyButton: Bool {
        get { property("show-apply-button").value }
        set { property("show-apply-button").value = newValue }
    }

    /// Adds a widget at the start.
    public func addPrefix(_ child: Widget) {
        adw_entry_row_add_prefix(cast(), pointerForAdding(child))
    }

    /// Adds a widget at the end.
    public func addSuffix(_ child: Widget) {
        adw_entry_row_add_suffix(cast(), pointerForAdding(child))
    }
}
#endif
