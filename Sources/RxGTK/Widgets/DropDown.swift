#if GTK
public import CGTK

/// One text of several to choose.
///
/// Wraps `GtkDropDown`.
open class DropDown: Widget, StringChoice {
    open override class var objectType: GType { gtk_drop_down_get_type() }

    /// Makes a choice of texts, of which the first is chosen.
    public init(_ items: [String] = []) {
        super.init(making: { gtk_drop_down_new(nil, nil) })
        self.items = items
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }
}
#endif
