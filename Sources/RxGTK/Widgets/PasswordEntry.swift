#if GTK
public import CGTK

/// A line of text that is not shown, for a secret.
///
/// Wraps `GtkPasswordEntry`.
open class PasswordEntry: Widget, Editable {
    open override class var objectType: GType { gtk_password_entry_get_type() }

    /// Makes an entry with a hint that is shown while it is empty, and, unless told otherwise, a button that shows the text.
    public init(placeholder: String? = nil, showsPeekIcon: Bool = true) {
        super.init(making: gtk_password_entry_new)
        rxgtk_password_entry_guard(widget)
        self.placeholder = placeholder
        self.showsPeekIcon = showsPeekIcon
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
        rxgtk_password_entry_guard(widget)
    }

    /// What is shown, dimmed, while the text is empty.
    public var placeholder: String? {
        get { property("placeholder-text").value }
        set { property("placeholder-text").value = newValue }
    }

    /// Whether there is a button that shows the text.
    public var showsPeekIcon: Bool {
        get { gtk_password_entry_get_show_peek_icon(pointer) != 0 }
        set { gtk_password_entry_set_show_peek_icon(pointer, newValue ? 1 : 0) }
    }

    /// Whether Enter presses the window's `defaultWidget`.
    public var activatesDefault: Bool {
        get { property("activates-default").value }
        set { property("activates-default").value = newValue }
    }
}
#endif
