#if GTK
public import CGTKSupport

/// A row with an entry for a secret below its title, and a button that reveals it.
///
/// Wraps `AdwPasswordEntryRow`.
open class PasswordEntryRow: EntryRow {
    open override class var objectType: GType { adw_password_entry_row_get_type() }

    /// Makes a row that shows its title as plain text, without markup.
    public init(title: String) {
        super.init(title: title, making: adw_password_entry_row_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
