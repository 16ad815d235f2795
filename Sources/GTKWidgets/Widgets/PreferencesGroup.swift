#if GTK
public import CGTKSupport

/// A group of related rows, with a title.
///
/// Wraps `AdwPreferencesGroup`.
open class PreferencesGroup: Widget {
    open override class var objectType: GType { adw_preferences_group_get_type() }

    /// Makes a group of `rows`. Title and description are Pango markup; `Markup.escape` escapes plain text.
    public init(title: String = "", description: String? = nil, rows: [Widget] = []) {
        super.init(making: adw_preferences_group_new)
        self.title = title
        self.description = description
        rows.forEach { add($0) }
    }

    /// Makes a group of the rows that `rows` returns. Title and description are Pango markup; `Markup.escape` escapes
    /// plain text.
    public convenience init(title: String = "", description: String? = nil, @WidgetBuilder rows: () -> [Widget]) {
        self.init(title: title, description: description, rows: rows())
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var group: UnsafeMutablePointer<AdwPreferencesGroup> { cast() }

    /// The title, as Pango markup.
    public var title: String {
        get { property("title").value }
        set { property("title").value = newValue }
    }

    /// The text below the title, as Pango markup.
    public var description: String? {
        get { property("description").value }
        set { property("description").value = newValue }
    }

    /// The widget at the end of the title, such as a button that adds a row.
    public var headerSuffix: Widget? {
        get { property("header-suffix").value }
        set { setChild(newValue, of: "header-suffix") }
    }

    /// Adds a row or another widget. Widgets that are not rows appear below the rows.
    public func add(_ row: Widget) {
        adw_preferences_group_add(group, pointerForAdding(row))
    }

    /// Adds the rows that `rows` returns. Meant for subclasses with rows of their own.
    public func append(@WidgetBuilder rows: () -> [Widget]) {
        rows().forEach { add($0) }
    }

    /// Removes a row or a widget. Does nothing if the group does not contain it.
    public func remove(_ row: Widget) {
        guard holds(row, inParts: ["listbox", "listbox_box"], of: adw_preferences_group_get_type()) else { return }
        adw_preferences_group_remove(group, row.widget)
    }
}
#endif
