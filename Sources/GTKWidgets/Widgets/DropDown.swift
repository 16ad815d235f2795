#if GTK
public import CGTKSupport

/// A drop-down list for selecting one of several strings.
///
/// Wraps `GtkDropDown`.
open class DropDown: Widget, StringChoice {
    open override class var objectType: GType { gtk_drop_down_get_type() }

    /// Makes a drop-down list that offers `items` and selects the first.
    public init(_ items: [String] = []) {
        super.init(making: { gtk_drop_down_new(nil, nil) })
        self.items = items
        if !items.isEmpty { selectedIndex = 0 }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The widget's name for assistive technology. If the name is `nil`, newer versions of GTK use the selected text.
    public override var accessibilityLabel: String? {
        didSet {
            guard accessibilityLabel != nil, accessibilityRelations[.labelledBy] == nil else { return }
            // GTK sets the selected text as the "labelled by" relation, which takes precedence over a label.
            rxgtk_accessible_reset_relation(widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        }
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] {
        [part(gtk_toggle_button_get_type())].compactMap(\.self)
    }

    /// Whether the opened list begins with a search entry; `false` by default.
    public var isSearchable: Bool {
        get { gtk_drop_down_get_enable_search(pointer) != 0 }
        set {
            let text = gtk_property_expression_new(gtk_string_object_get_type(), nil, "string")
            defer { gtk_expression_unref(text) }
            gtk_drop_down_set_expression(pointer, newValue ? text : nil)
            gtk_drop_down_set_enable_search(pointer, newValue ? 1 : 0)
        }
    }
}
#endif
