#if GTK
import CGTK
import Rx

/// A widget with one text of several to choose.
///
/// Wraps what has a "model" and a place in it that is "selected".
@MainActor
public protocol StringChoice: Widget {}

extension StringChoice {
    /// The texts. Setting them keeps the place of the chosen one if there still is one, and otherwise no text is chosen.
    ///
    /// Reading them stops the program where a `.ui` file has given a model of something else.
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
            // GTK itself chooses the first.
            selectedIndex = selected.flatMap { newValue.indices.contains($0) ? $0 : nil }
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
