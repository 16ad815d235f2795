#if GTK
public import CGTKSupport

/// A list that shows its rows from top to bottom. Only the rows in and near the view have widgets.
/// Put it in a scrolled window.
///
/// Wraps `GtkListView`.
open class ListView: CellList {
    open override class var objectType: GType { gtk_list_view_get_type() }

    /// Makes a list without rows. `rx.items` adds rows.
    public init() {
        super.init(making: { gtk_list_view_new(nil, nil) })
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// Whether a single click activates a row instead of a double click. Hovering then selects rows.
    public var activatesOnSingleClick: Bool {
        get { gtk_list_view_get_single_click_activate(pointer) != 0 }
        set { gtk_list_view_set_single_click_activate(pointer, newValue ? 1 : 0) }
    }

    /// Whether a line is drawn between rows.
    public var showsSeparators: Bool {
        get { gtk_list_view_get_show_separators(pointer) != 0 }
        set { gtk_list_view_set_show_separators(pointer, newValue ? 1 : 0) }
    }

    override func setModel(_ selection: GObject?) {
        gtk_list_view_set_model(pointer, selection?.pointer)
        if selection == nil { setFactory(nil) }
    }

    override func setFactory(_ factory: GObject?) {
        gtk_list_view_set_factory(pointer, factory?.pointer)
    }
}
#endif
