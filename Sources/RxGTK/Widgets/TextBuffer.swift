#if GTK
public import CGTK

/// The text of a `TextView`.
///
/// Wraps `GtkTextBuffer`.
open class TextBuffer: GObject {
    open override class var objectType: GType { gtk_text_buffer_get_type() }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
        connect("changed") { [unowned self] in if !isBeingWritten { writing.personChanged() } }
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { cast() }

    /// Whether the view that shows the text has the keyboard.
    var hasKeyboard: @MainActor () -> Bool = { false }

    /// Writes the text.
    private(set) lazy var writing = TextWriting(
        TextWriting.Target(
            text: { [unowned self] in shownText },
            caret: { [unowned self] in caret },
            isEditing: { [unowned self] in
                let signals = ["changed", "insert-text", "delete-range", "mark-set", "notify"]
                return signals.contains { rxgtk_is_emitting(.init(pointer), $0) != 0 }
            },
            hasKeyboard: { [unowned self] in hasKeyboard() },
            write: { [unowned self] text, selection in
                write {
                    gtk_text_buffer_set_text(buffer, text, -1)
                    place(caret: selection.upperBound)
                }
            }))

    override var isWriteDeferred: Bool { writing.isWaiting }

    /// The text; `nil` is the empty text.
    ///
    /// Setting an equal text, spelled with the same code units, does nothing. Setting another keeps the cursor between the same characters,
    /// or at the end if it is there, and forgets what could be undone. `rx.text` emits neither.
    ///
    /// A text that is set while GTK handles a key, or while an input method composes a text, is read here at once and shown when that is
    /// over. What the person types meanwhile is inserted into it.
    public var text: String? {
        get { writing.text }
        set { writing.set((newValue ?? "").withoutNUL) }
    }

    /// The text that GTK has.
    private var shownText: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Where the next character goes, counted in Unicode scalars from the start; setting -1 is the end.
    public var cursorPosition: Int {
        get { writing.waitingSelection?.upperBound ?? caret }
        set {
            let end = newValue < 0 ? Int.max : newValue
            if !writing.select(end..<end) { place(caret: newValue) }
        }
    }

    private var caret: Int {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
        return Int(gtk_text_iter_get_offset(&place))
    }

    private func place(caret: Int) {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &place, caret.nearest(in: .placesOrEnd))
        gtk_text_buffer_place_cursor(buffer, &place)
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
