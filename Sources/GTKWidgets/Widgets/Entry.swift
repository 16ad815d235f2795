#if GTK
public import CGTKSupport

/// A one-line text field.
///
/// Wraps `GtkEntry`.
open class Entry: Widget, Editable {
    open override class var objectType: GType { gtk_entry_get_type() }

    /// Makes an entry with text, and with a placeholder that is shown while the entry is empty.
    public init(text: String? = nil, placeholder: String? = nil) {
        super.init(making: gtk_entry_new)
        self.text = text
        self.placeholder = placeholder
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var entry: UnsafeMutablePointer<GtkEntry> { cast() }

    /// The dimmed text that is shown while the entry is empty.
    public var placeholder: String? {
        get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(entry, newValue?.withoutNUL) }
    }

    /// Whether Enter activates the window's `defaultWidget`.
    public var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(entry) != 0 }
        set { gtk_entry_set_activates_default(entry, newValue ? 1 : 0) }
    }

    /// Whether the text is shown. Otherwise each character is masked.
    public var isTextVisible: Bool {
        get { gtk_entry_get_visibility(entry) != 0 }
        set { gtk_entry_set_visibility(entry, newValue ? 1 : 0) }
    }

    /// The progress of a task, from 0 to 1, shown as a bar below the text.
    public var progressFraction: Double {
        get { gtk_entry_get_progress_fraction(entry) }
        set { gtk_entry_set_progress_fraction(entry, newValue) }
    }
}
#endif
