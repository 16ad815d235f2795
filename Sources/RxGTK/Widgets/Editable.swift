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
    /// Setting the text it has, spelled with the same code units, does nothing at all; setting another keeps the cursor where it was, and at
    /// the end if it was there. Neither is told as typing.
    public var text: String? {
        get { String(cString: gtk_editable_get_text(pointer)) }
        set {
            let new = (newValue ?? "").withoutNUL
            let old = text ?? ""
            guard !new.utf8.elementsEqual(old.utf8) else { return }
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

    /// What is selected, counted in Unicode scalars; `nil` for nothing. Setting what is longer than the text selects as much as there is.
    public var selectedRange: Range<Int>? {
        get {
            var (start, end): (gint, gint) = (0, 0)
            guard gtk_editable_get_selection_bounds(pointer, &start, &end) != 0 else { return nil }
            return Int(start)..<Int(end)
        }
        set {
            let range = newValue ?? cursorPosition..<cursorPosition
            gtk_editable_select_region(pointer, gint(range.lowerBound), gint(range.upperBound))
        }
    }

    /// The most characters that the text can have, up to 65,535; 0 for no limit. A longer text is cut.
    public var maxLength: Int {
        get { Int(gtk_text_get_max_length(line)) }
        set { gtk_text_set_max_length(line, gint(newValue)) }
    }

    /// What is typed, by which a keyboard on the screen shows its keys. Wraps "input-purpose".
    public var inputPurpose: InputPurpose {
        get { InputPurpose(rawValue: gtk_text_get_input_purpose(line).rawValue) ?? .freeForm }
        set { gtk_text_set_input_purpose(line, GtkInputPurpose(rawValue: newValue.rawValue)) }
    }

    /// The part of the widget that has the text, a `GtkText`.
    private var line: UnsafeMutablePointer<GtkText> {
        var part = pointer
        while rxgtk_is_a(.init(part), gtk_text_get_type()) == 0, let inner = gtk_editable_get_delegate(part) {
            part = inner
        }
        return UnsafeMutablePointer(part)
    }

    /// Selects the whole text.
    public func selectAll() {
        gtk_editable_select_region(pointer, 0, -1)
    }
}
#endif
