#if GTK
public import CGTKSupport

/// A row that shows or hides other rows below it.
///
/// Wraps `AdwExpanderRow`.
open class ExpanderRow: Widget, PreferencesRow {
    open override class var objectType: GType { adw_expander_row_get_type() }

    /// Makes a row that shows its title and subtitle as plain text, without markup.
    public init(title: String, subtitle: String? = nil, isExpanded: Bool = false) {
        super.init(making: adw_expander_row_new)
        property("use-markup").value = false
        self.title = title
        self.subtitle = subtitle
        self.isExpanded = isExpanded
    }

    /// Makes a row that shows or hides the rows that `rows` returns.
    public convenience init(
        title: String, subtitle: String? = nil, isExpanded: Bool = false, @WidgetBuilder rows: () -> [Widget]
    ) {
        self.init(title: title, subtitle: subtitle, isExpanded: isExpanded)
        append(rows: rows)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The text below the title.
    public var subtitle: String? {
        get { property("subtitle").value }
        set { property("subtitle").value = newValue ?? "" }
    }

    /// Whether the rows below are shown. Stays `false` while `isExpandable` is `false`. Setting it does not make
    /// `rx.isExpanded` emit.
    public var isExpanded: Bool {
        get { property("expanded").value }
        set { write { property("expanded").value = newValue } }
    }

    /// Whether the row can be expanded. The row's switch, if shown, has the same state.
    ///
    /// A change to `true` expands the row, and a change to `false` collapses the row. Setting it makes neither
    /// `rx.isExpandable` nor `rx.isExpanded` emit.
    public var isExpandable: Bool {
        get { property("enable-expansion").value }
        set { write { property("enable-expansion").value = newValue } }
    }

    /// Whether the row has a switch for `isExpandable`.
    public var showsEnableSwitch: Bool {
        get { property("show-enable-switch").value }
        set { property("show-enable-switch").value = newValue }
    }

    /// Adds the rows that `rows` returns. Meant for subclasses with rows of their own.
    public func append(@WidgetBuilder rows: () -> [Widget]) {
        rows().forEach { add($0) }
    }

    /// Adds a row below the others.
    public func add(_ row: Widget) {
        adw_expander_row_add_row(cast(), pointerForAdding(row))
    }

    /// Adds a widget at the start.
    public func addPrefix(_ child: Widget) {
        adw_expander_row_add_prefix(cast(), pointerForAdding(child))
    }

    /// Adds a widget at the end, before the arrow.
    public func addSuffix(_ child: Widget) {
        rxgtk_expander_row_add_suffix(widget, pointerForAdding(child))
    }

    /// Removes a row, or a widget at either end. Does nothing if the row does not contain it.
    public func remove(_ child: Widget) {
        guard let parent = gtk_widget_get_parent(child.widget) else { return }
        let list = templatePart("list", of: adw_expander_row_get_type())
        let owner: UnsafeMutablePointer<GtkWidget>? = gtk_widget_get_parent(parent)
        if parent == list || ends.contains(where: { $0 == owner }) {
            adw_expander_row_remove(cast(), child.widget)
        } else if let owner, owner == list, rxgtk_type_of(.init(parent)) == gtk_list_box_row_get_type() {
            // GTK has put a widget that is not a row into a row, and removes only rows.
            let row = UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkListBoxRow.self)
            gtk_list_box_row_set_child(row, nil)
            adw_expander_row_remove(cast(), parent)
        }
    }

    /// The parts of the visible row that contain the boxes of the widgets at either end.
    private var ends: [UnsafeMutablePointer<GtkWidget>] {
        guard let header = templatePart("action_row", of: adw_expander_row_get_type()) else { return [] }
        return ["prefixes", "suffixes"].compactMap { templatePart($0, of: adw_action_row_get_type(), in: header) }
    }
}
#endif
