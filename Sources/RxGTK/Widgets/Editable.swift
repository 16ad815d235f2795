#if GTK
import CGTK

/// A widget with a line of text to type.
///
/// Wraps `GtkEditable`.
@MainActor
public protocol Editable: Widget {}

extension Editable {
    /// The text; `nil` is the empty text.
    ///
    /// Setting the text it has does nothing at all; setting another keeps the cursor where it was, and at the end if it
    /// was there. Neither is told as typing.
    public var text: String? {
        get { String(cString: gtk_editable_get_text(pointer)) }
        set {
            let new = newValue ?? ""
            let old = text ?? ""
            guard new != old else { return }
            let (cursor, end) = (cursorPosition, new.unicodeScalars.count)
            let wasAtEnd = cursor == old.unicodeScalars.count
            write {
                gtk_editable_set_text(pointer, new)
                cursorPosition = wasAtEnd ? end : min(cursor, end)
            }
        }
    }

    /// Where the next character goes, counted in Unicode scalars from the start; setting -1 is the end. Nothing is selected then.
    public var cursorPosition: Int {
        get { Int(gtk_editable_get_position(pointer)) }
        set { gtk_editable_set_position(pointer, newValue.nearest(in: .placesOrEnd)) }
    }

    /// Whether the person can change the text.
    public var isEditable: Bool {
        get { gtk_editable_get_editable(pointer) != 0 }
        set { gtk_editable_set_editable(pointer, newValue ? 1 : 0) }
    }

    /// Selects the whole text.
    public func selectAll() {
        gtk_editable_select_region(pointer, 0, -1)
    }
}
#endif
