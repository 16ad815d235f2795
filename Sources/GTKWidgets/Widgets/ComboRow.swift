#if GTK
public import CGTKSupport

/// A row for selecting one of several strings.
///
/// Wraps `AdwComboRow`.
open class ComboRow: ActionRow, StringChoice {
    open override class var objectType: GType { adw_combo_row_get_type() }

    /// Makes a row that offers `items` and selects the first. The row shows its title and subtitle as plain text,
    /// without markup.
    public init(title: String, subtitle: String? = nil, items: [String] = []) {
        super.init(adw_combo_row_new, title: title, subtitle: subtitle)
        self.items = items
        if !items.isEmpty { selectedIndex = 0 }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
