#if GTK
public import CGTK

/// One text of several to choose.
///
/// Wraps `GtkDropDown`.
open class DropDown: Widget {
    open override class var objectType: GType { gtk_drop_down_get_type() }

    /// Makes a choice of texts, of which the first is chosen.
    public init(_ items: [String] = []) {
        super.init(making: { gtk_drop_down_new(nil, nil) })
        self.items = items
    }

    override init(existing pointer: OpaquePointer) {
        super.init(existing: pointer)
    }

    /// The texts; setting them keeps the place of the chosen one, where there still is one.
    public var items: [String] {
        get {
            guard let model = gtk_drop_down_get_model(pointer) else { return [] }
            return (0..<g_list_model_get_n_items(model)).map {
                String(cString: gtk_string_list_get_string(model, $0))
            }
        }
        set {
            let selected = selectedIndex ?? 0
            withStrings(newValue) { strings in write { rxgtk_drop_down_set_strings(pointer, strings) } }
            selectedIndex = newValue.isEmpty ? nil : newValue.indices.contains(selected) ? selected : 0
        }
    }

    /// The place of the chosen text; setting one that is not there stops the program.
    public var selectedIndex: Int? {
        get {
            let index = gtk_drop_down_get_selected(pointer)
            return index == .max ? nil : Int(index)
        }
        set {
            let count = gtk_drop_down_get_model(pointer).map { g_list_model_get_n_items($0) } ?? 0
            if let newValue, !(0..<Int(count)).contains(newValue) {
                fatalError(Misuse.noItem(at: newValue, of: className, count: Int(count)))
            }
            write { gtk_drop_down_set_selected(pointer, newValue.map { guint($0) } ?? .max) }
        }
    }
}
#endif
