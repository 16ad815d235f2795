#if GTK
public import CGTKSupport

/// An entry for a secret. It does not show the text.
///
/// Wraps `GtkPasswordEntry`.
open class PasswordEntry: Widget, Editable {
    open override class var objectType: GType { gtk_password_entry_get_type() }

    /// Makes an entry with a placeholder that is shown while the entry is empty, and by default a button that reveals
    /// the text.
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

    /// The dimmed text that is shown while the entry is empty.
    public var placeholder: String? {
        get { property("placeholder-text").value }
        set { property("placeholder-text").value = newValue }
    }

    /// Whether the entry has a button that reveals the text.
    public var showsPeekIcon: Bool {
        get { property("show-peek-icon").value }
        set { property("show-peek-icon").value = newValue }
    }

    /// Whether Enter activates the window's `defaultWidget`.
    public var activatesDefault: Bool {
        get { property("activates-default").value }
        set { property("activates-default").value = newValue }
    }
}
#endif
