#if GTK
public import CGTK

/// A row with a secret to type below its title, which a button shows.
///
/// Wraps `AdwPasswordEntryRow`.
open class PasswordEntryRow: EntryRow {
    open override class var objectType: GType { adw_password_entry_row_get_type() }

    /// Makes a row whose title is drawn as it is, without markup.
    public init(title: String) {
        super.init(title: title, making: adw_password_entry_row_new)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
