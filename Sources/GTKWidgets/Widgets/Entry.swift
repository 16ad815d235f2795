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

    /// The dimmed text that is shown while the entry is empty.
    public var placeholder: String? {
        get { property("placeholder-text").value }
        set { property("placeholder-text").value = newValue }
    }

    /// Whether Enter activates the window's `defaultWidget`.
    public var activatesDefault: Bool {
        get { property("activates-default").value }
        set { property("activates-default").value = newValue }
    }

    /// Whether the text is shown. Otherwise each character is masked.
    public var isTextVisible: Bool {
        get { property("visibility").value }
        set { property("visibility").value = newValue }
    }

    /// The progress of a task, from 0 to 1, shown as a bar below the text.
    public var progressFraction: Double {
        get { property("progress-fraction").value }
        set { property("progress-fraction").value = newValue }
    }
}
#endif
