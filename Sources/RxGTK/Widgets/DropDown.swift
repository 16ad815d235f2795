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
        if !items.isEmpty { selectedIndex = 0 }
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// What assistive technology calls the widget; where nothing is said, newer versions of GTK take the text that is chosen.
    public override var accessibilityLabel: String? {
        didSet {
            guard accessibilityLabel != nil, accessibilityRelations[.labelledBy] == nil else { return }
            // GTK says that the chosen text is the label, which counts for more than a name.
            rxgtk_accessible_reset_relation(widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
        }
    }

    override var focusableParts: [UnsafeMutablePointer<GtkWidget>] {
        [part(gtk_toggle_button_get_type())].compactMap(\.self)
    }

    /// Whether the list that it opens begins with an entry, by which the person finds a text.
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
