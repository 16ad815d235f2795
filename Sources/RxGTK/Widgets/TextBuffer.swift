#if GTK
public import CGTK
import Dispatch

/// The text of a `TextView`.
///
/// Wraps `GtkTextBuffer`.
open class TextBuffer: GObject {
    open override class var objectType: GType { gtk_text_buffer_get_type() }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
        connect("insert-text", as: Boxed.self, String.self, Int.self, after: true) { [unowned self] place, _, _ in
            takePending(keeping: [place])
        }
        connect("delete-range", as: Boxed.self, Boxed.self, after: true) { [unowned self] start, end in
            takePending(keeping: [start, end])
        }
    }

    /// The text that was set while GTK told of a change, when the text must not change: what listens next has places in it.
    private var pending: String?

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { cast() }

    /// The text; `nil` is the empty text.
    ///
    /// Setting the text it has, spelled with the same code units, does nothing at all; setting another keeps the cursor where it was, and at
    /// the end if it was there, and forgets what could be undone. Neither is told as typing.
    public var text: String? {
        get {
            if let pending { return pending }
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
            defer { g_free(text) }
            return String(cString: text)
        }
        set {
            let new = (newValue ?? "").withoutNUL
            guard !new.utf8.elementsEqual((text ?? "").utf8) else { return }
            guard rxgtk_is_emitting(.init(pointer), "changed") == 0 else {
                pending = new
                return DispatchQueue.main.async { self.takePending() }
            }
            pending = nil
            let wasAtEnd = cursorPosition == gtk_text_buffer_get_char_count(buffer)
            let cursor = cursorPosition
            write {
                gtk_text_buffer_set_text(buffer, new, -1)
                cursorPosition = wasAtEnd ? -1 : cursor
            }
        }
    }

    /// Sets the text that was to be set during the change that is over now, and has GTK's own places in the old text stand for
    /// the cursor.
    private func takePending(keeping places: [Boxed] = []) {
        guard let new = pending else { return }
        pending = nil
        text = new
        for place in places {
            gtk_text_buffer_get_iter_at_mark(
                buffer, .init(place.pointer), gtk_text_buffer_get_insert(buffer))
        }
    }

    /// Where the next character goes, counted in Unicode scalars from the start; setting -1 is the end.
    public var cursorPosition: Int {
        get {
            var place = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
            return Int(gtk_text_iter_get_offset(&place))
        }
        set {
            var place = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &place, newValue.nearest(in: .placesOrEnd))
            gtk_text_buffer_place_cursor(buffer, &place)
        }
    }

    /// Whether the text has changed since the program has set this to `false`, as it does once it has loaded or saved the text.
    public var isModified: Bool {
        get { gtk_text_buffer_get_modified(buffer) != 0 }
        set { gtk_text_buffer_set_modified(buffer, newValue ? 1 : 0) }
    }

    /// Whether there is a change of the person's to take back.
    public var canUndo: Bool { gtk_text_buffer_get_can_undo(buffer) != 0 }

    /// Whether there is a change to make again that was taken back.
    public var canRedo: Bool { gtk_text_buffer_get_can_redo(buffer) != 0 }

    /// Takes the last change back, as Ctrl+Z does; nothing where there is none.
    public func undo() {
        gtk_text_buffer_undo(buffer)
    }

    /// Makes the change again that was taken back last, as Ctrl+Shift+Z does; nothing where there is none.
    public func redo() {
        gtk_text_buffer_redo(buffer)
    }

    /// Puts a text where the cursor is, as the person would by typing.
    public func insertAtCursor(_ text: String) {
        gtk_text_buffer_insert_at_cursor(buffer, text.withoutNUL, -1)
    }
}
#endif
