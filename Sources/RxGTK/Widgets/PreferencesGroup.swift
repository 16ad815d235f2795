#if GTK
public import CGTK

/// Rows that belong together, with a title.
///
/// Wraps `AdwPreferencesGroup`.
open class PreferencesGroup: Widget {
    open override class var objectType: GType { adw_preferences_group_get_type() }

    /// Makes a group; title and description are Pango markup.
    public init(title: String = "", description: String? = nil, rows: [Widget] = []) {
        super.init(making: adw_preferences_group_new)
        self.title = title
        self.description = description
        rows.forEach { add($0) }
    }

    /// Makes a group of what `rows` names; title and description are Pango markup.
    public convenience init(title: String = "", description: String? = nil, @WidgetBuilder rows: () -> [Widget]) {
        self.init(title: title, description: description, rows: rows())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var group: UnsafeMutablePointer<AdwPreferencesGroup> { cast() }

    /// The title; Pango markup.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// What stands below the title; Pango markup.
    public var description: String? {
        get { property("description").value }
        set { property("description").value = newValue }
    }

    /// What stands at the end of the title, such as a button that adds a row.
    public var headerSuffix: Widget? {
        get { property("header-suffix").value }
        set { property("header-suffix").value = newValue }
    }

    /// Adds a row, or another widget, which stands below the rows.
    public func add(_ row: Widget) {
        adw_preferences_group_add(group, placing(row))
    }

    /// Adds what `rows` names, for a subclass with rows of its own.
    public func append(@WidgetBuilder rows: () -> [Widget]) {
        rows().forEach { add($0) }
    }

    /// Takes a row or a widget out; one that is not there is no matter.
    public func remove(_ row: Widget) {
        guard contains(row) else { return }
        adw_preferences_group_remove(group, row.widget)
    }
}
#endif
