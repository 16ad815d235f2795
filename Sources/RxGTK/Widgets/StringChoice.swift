#if GTK
import CGTK
import Rx

/// A widget with one text of several to choose.
///
/// Wraps what has a "model" and a place in it that is "selected".
@MainActor
public protocol StringChoice: Widget {}

extension StringChoice {
    /// The texts; setting them keeps the place of the chosen one, where there still is one.
    public var items: [String] {
        get {
            guard let model = property("model", as: GObject?.self).value else { return [] }
            return (0..<g_list_model_get_n_items(model.pointer)).map {
                String(cString: gtk_string_list_get_string(model.pointer, $0))
            }
        }
        set {
            let selected = selectedIndex ?? 0
            withStrings(newValue) { strings in write { rxgtk_choice_set_strings(widget, strings) } }
            selectedIndex = newValue.isEmpty ? nil : newValue.indices.contains(selected) ? selected : 0
        }
    }

    /// The place of the chosen text; setting one that is not there stops the program.
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
