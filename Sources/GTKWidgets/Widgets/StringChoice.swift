#if GTK
import CGTKSupport
import RxSupport

/// A widget for selecting one of several strings.
///
/// Wraps widgets with the properties "model" and "selected".
@MainActor
public protocol StringChoice: Widget {}

extension StringChoice {
    /// The strings. Setting them keeps the selected index if it is still in range. Otherwise no string is selected.
    ///
    /// The getter traps if a `.ui` file has set a model with items other than strings.
    public var items: [String] {
        get {
            guard let model = property("model", as: GObject?.self).value else { return [] }
            return (0..<g_list_model_get_n_items(model.pointer)).map { index in
                let item = OpaquePointer(g_list_model_get_item(model.pointer, index)!)
                defer { g_object_unref(.init(item)) }
                guard rxgtk_is_a(.init(item), gtk_string_object_get_type()) != 0 else {
                    stopProgram(Misuse.noTexts(in: className, found: GObject.className(item)))
                }
                return String(cString: gtk_string_object_get_string(item))
            }
        }
        set {
            let selected = selectedIndex
            withStrings(newValue) { strings in write { rxgtk_choice_set_strings(widget, strings) } }
            // GTK itself selects the first.
            selectedIndex = selected.flatMap { newValue.indices.contains($0) ? $0 : nil }
        }
    }

    /// The index of the selected string; `nil` if none is selected. Traps if it is set out of range. Setting it does
    /// not make `rx.selectedIndex` emit.
    public var selectedIndex: Int? {
        get {
            let index = property("selected", as: guint.self).value
            return index == .max ? nil : Int(index)
        }
        set {
            let count = property("model", as: GObject?.self).value.map { g_list_model_get_n_items($0.pointer) } ?? 0
            if let newValue, !(0..<Int(count)).contains(newValue) {
                stopProgram(Misuse.noItem(at: newValue, of: className, count: Int(count)))
            }
            write { property("selected").value = newValue.map { guint($0) } ?? guint.max }
        }
    }
}
#endif
