#if GTK
public import CGTKSupport

/// The text of a `TextView`.
///
/// Wraps `GtkTextBuffer`.
open class TextBuffer: GObject {
    open override class var objectType: GType { gtk_text_buffer_get_type() }

    override init(borrowing pointer: OpaquePointer) {
        super.init(borrowing: pointer)
        connect("changed") { [unowned self] in if !isBeingWritten { writing.insertUserInput() } }
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { cast() }

    /// Whether the view that shows the text has the keyboard focus.
    var hasKeyboard: @MainActor () -> Bool = { false }

    /// Writes the text.
    package private(set) lazy var writing = TextWriting(
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
                    moveCaret(to: selection.upperBound)
                }
            }))

    package override var isWriteDeferred: Bool { writing.isWaiting }

    /// The text; `nil` means empty text.
    ///
    /// Setting text with the same code units does nothing. Setting different text clears the undo history and keeps
    /// the cursor between the same characters; a cursor at the end stays at the end. Neither makes `rx.text` emit.
    ///
    /// If the app sets text while GTK handles a key, or while an input method composes text, this property returns
    /// the new text at once, but the view shows it only afterwards. The user's input in the meantime is inserted into
    /// the new text.
    public var text: String? {
        get { writing.text }
        set { writing.set((newValue ?? "").withoutNUL) }
    }

    /// The text in GTK's buffer.
    private var shownText: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
        defer { g_free(text) }
        return String(cString: text)
    }

    /// The cursor position, counted in Unicode scalars from the start. Setting it clears the selection. A negative
    /// position, or a position beyond the end, moves the cursor to the end.
    public var cursorPosition: Int {
        get { writing.waitingSelection?.upperBound ?? caret }
        set {
            let end = newValue < 0 ? Int.max : newValue
            if !writing.select(end..<end) { moveCaret(to: newValue) }
        }
    }

    private var caret: Int {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer, &iterator, gtk_text_buffer_get_insert(buffer))
        return Int(gtk_text_iter_get_offset(&iterator))
    }

    private func moveCaret(to offset: Int) {
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(buffer, &iterator, offset.nearest(in: .indexesOrEnd))
        gtk_text_buffer_place_cursor(buffer, &iterator)
    }

    /// Whether the text has changed since the app last set this to `false`. Set it after loading or saving the text.
    public var isModified: Bool {
        get { gtk_text_buffer_get_modified(buffer) != 0 }
        set { gtk_text_buffer_set_modified(buffer, newValue ? 1 : 0) }
    }

    /// Whether a change can be undone.
    public var canUndo: Bool { property("can-undo").value }

    /// Whether an undone change can be redone.
    public var canRedo: Bool { property("can-redo").value }

    /// Undoes the last change, as Ctrl+Z does. Does nothing if `canUndo` is false.
    public func undo() {
        gtk_text_buffer_undo(buffer)
    }

    /// Redoes the last undone change, as Ctrl+Shift+Z does. Does nothing if `canRedo` is false.
    public func redo() {
        gtk_text_buffer_redo(buffer)
    }

    /// Inserts text at the cursor, and does not replace the selected text. `rx.text` emits the change like a change by
    /// the user.
    public func insertAtCursor(_ text: String) {
        gtk_text_buffer_insert_at_cursor(buffer, text.withoutNUL, -1)
    }
}
#endif
