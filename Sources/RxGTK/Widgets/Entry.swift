#if GTK
public import CGTK

/// A line of text to type.
///
/// Wraps `GtkEntry`.
open class Entry: Widget, Editable {
    open override class var objectType: GType { gtk_entry_get_type() }

    /// Makes an entry with a text, and a hint that is shown while it is empty.
    public init(text: String? = nil, placeholder: String? = nil) {
        super.init(making: gtk_entry_new)
        self.text = text
        self.placeholder = placeholder
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var entry: UnsafeMutablePointer<GtkEntry> { cast() }

    /// What is shown, dimmed, while the text is empty.
    public var placeholder: String? {
        get { gtk_entry_get_placeholder_text(entry).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(entry, newValue?.withoutNUL) }
    }

    /// Whether Enter presses the window's `defaultWidget`.
    public var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(entry) != 0 }
        set { gtk_entry_set_activates_default(entry, newValue ? 1 : 0) }
    }

    /// Whether the text is shown as it is; when not, each character is a dot.
    public var isTextVisible: Bool {
        get { gtk_entry_get_visibility(entry) != 0 }
        set { gtk_entry_set_visibility(entry, newValue ? 1 : 0) }
    }

    /// How much of something is done, from 0 to 1, shown as a bar below the text.
    public var progressFraction: Double {
        get { gtk_entry_get_progress_fraction(entry) }
        set { gtk_entry_set_progress_fraction(entry, newValue) }
    }
}
#endif
