#if GTK
public import CGTK

/// A row that shows or hides other rows below it.
///
/// Wraps `AdwExpanderRow`.
open class ExpanderRow: Widget, PreferencesRow {
    open override class var objectType: GType { adw_expander_row_get_type() }

    /// Makes a row whose texts are drawn as they are, without markup.
    public init(title: String, subtitle: String? = nil, isExpanded: Bool = false) {
        super.init(making: adw_expander_row_new)
        property("use-markup").value = false
        self.title = title
        self.subtitle = subtitle
        self.isExpanded = isExpanded
    }

    /// Makes a row over what `rows` names.
    public convenience init(
        title: String, subtitle: String? = nil, isExpanded: Bool = false, @WidgetBuilder rows: () -> [Widget]
    ) {
        self.init(title: title, subtitle: subtitle, isExpanded: isExpanded)
        append(rows: rows)
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What stands below the title.
    public var subtitle: String? {
        get { property("subtitle").value }
        set { property("subtitle").value = newValue ?? "" }
    }

    /// Whether the rows below are shown. What the program sets is not told as the person's doing.
    public var isExpanded: Bool {
        get { property("expanded").value }
        set { write { property("expanded").value = newValue } }
    }

    /// Whether the row can be expanded, as its switch says where it has one. What the program sets is not told as the person's doing.
    public var isExpandable: Bool {
        get { property("enable-expansion").value }
        set { write { property("enable-expansion").value = newValue } }
    }

    /// Whether it has a switch that decides whether it can be expanded.
    public var showsEnableSwitch: Bool {
        get { property("show-enable-switch").value }
        set { property("show-enable-switch").value = newValue }
    }

    /// Adds the rows that `rows` names, for a subclass with rows of its own.
    public func append(@WidgetBuilder rows: () -> [Widget]) {
        rows().forEach { add($0) }
    }

    /// Adds a row below.
    public func add(_ row: Widget) {
        adw_expander_row_add_row(cast(), placing(row))
    }

    /// Puts a widget at the start.
    public func addPrefix(_ child: Widget) {
        adw_expander_row_add_prefix(cast(), placing(child))
    }

    /// Puts a widget at the end, before the arrow.
    public func addSuffix(_ child: Widget) {
        rxgtk_expander_row_add_suffix(widget, placing(child))
    }

    /// Takes a row, or a widget at either end, out; one that is not there is no matter.
    public func remove(_ child: Widget) {
        guard contains(child) else { return }
        adw_expander_row_remove(cast(), child.widget)
    }
}
#endif
