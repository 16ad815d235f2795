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

    /// Makes a row of a subclass with one of GTK's constructor functions.
    init(title: String, making make: () -> UnsafeMutablePointer<GtkWidget>?) {
        super.init(making: make)
        property("use-markup").value = false
        self.title = title
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether the row has a button that applies the typed text.
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
