#if GTK
public import CGTK

/// A row with one text of several to choose.
///
/// Wraps `AdwComboRow`.
open class ComboRow: ActionRow, StringChoice {
    open override class var objectType: GType { adw_combo_row_get_type() }

    /// Makes a choice of texts, of which the first is chosen; title and subtitle are drawn as they are, without markup.
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
