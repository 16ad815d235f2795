#if GTK
public import CGTKSupport

/// A row with a title, a subtitle and widgets at either end.
///
/// Wraps `AdwActionRow`.
open class ActionRow: Widget, PreferencesRow {
    open override class var objectType: GType { adw_action_row_get_type() }

    /// Makes a row that shows its title and subtitle as plain text, without markup.
    public init(title: String, subtitle: String? = nil) {
        super.init(making: adw_action_row_new)
        setUp(title: title, subtitle: subtitle)
    }

    /// Like `init(title:subtitle:)`, for subclasses that wrap a GLib class of their own.
    init(_ make: () -> UnsafeMutablePointer<GtkWidget>?, title: String, subtitle: String?) {
        super.init(making: make)
        setUp(title: title, subtitle: subtitle)
    }

    private func setUp(title: String, subtitle: String?) {
        property("use-markup").value = false
        self.title = title
        self.subtitle = subtitle
    }

    /// Makes a row with the widgets that `suffixes` and `prefixes` return at its ends, each in reading order.
    public convenience init(
        title: String, subtitle: String? = nil, @WidgetBuilder suffixes: () -> [Widget],
        @WidgetBuilder prefixes: () -> [Widget] = { [] }
    ) {
        self.init(title: title, subtitle: subtitle)
        append(suffixes: suffixes, prefixes: prefixes)
    }

    /// Adds the widgets that `suffixes` and `prefixes` return at the ends, each in reading order. Meant for subclasses
    /// with widgets of their own.
    public func append(@WidgetBuilder suffixes: () -> [Widget], @WidgetBuilder prefixes: () -> [Widget] = { [] }) {
        suffixes().forEach { addSuffix($0) }
        prefixes().reversed().forEach { addPrefix($0) }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    private var row: UnsafeMutablePointer<AdwActionRow> { cast() }

    /// The text below the title.
    public var subtitle: String? {
        get { property("subtitle").value }
        set { property("subtitle").value = newValue ?? "" }
    }

    /// The widget that a press on the row activates, such as a switch at the row's end; `nil` for none.
    ///
    /// `rx.activate` emits the press too. The row does not retain the widget.
    public var activatableWidget: Widget? {
        get { property("activatable-widget").value }
        set { property("activatable-widget").value = newValue }
    }

    /// Whether the row can be pressed; `false` by default. While `activatableWidget` is set, its `isEnabled` sets this
    /// property too.
    public var isActivatable: Bool {
        get { property("activatable").value }
        set { property("activatable").value = newValue }
    }

    /// Adds a widget at the start.
    public func addPrefix(_ child: Widget) {
        adw_action_row_add_prefix(row, pointerForAdding(child))
    }

    /// Adds a widget at the end.
    public func addSuffix(_ child: Widget) {
        adw_action_row_add_suffix(row, pointerForAdding(child))
    }
}
#endif
