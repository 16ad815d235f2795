#if GTK
import CGTKSupport

/// A widget in which the user edits one line of text.
///
/// Wraps `GtkEditable`.
@MainActor
public protocol Editable: Widget {}

extension Editable {
    /// The text; `nil` means empty text.
    ///
    /// Setting text with the same code units does nothing. Setting different text keeps the cursor between the same
    /// characters; a cursor at the end stays at the end. Neither makes `rx.text` emit.
    ///
    /// If the app sets text while the widget emits "changed" or "notify", or while an input method composes text, this
    /// property returns the new text at once. The widget shows it afterwards. The user's input in the meantime is
    /// inserted into the new text.
    public var text: String? {
        get { writing.text }
        set { writing.set((newValue ?? "").withoutNUL) }
    }

    /// The cursor position, counted in Unicode scalars from the start. Setting it clears the selection. A negative
    /// position, or a position beyond the end, moves the cursor to the end.
    public var cursorPosition: Int {
        get { writing.waitingSelection?.upperBound ?? Int(gtk_editable_get_position(pointer)) }
        set {
            let position = newValue < 0 ? Int.max : newValue
            if writing.select(position..<position) { return }
            gtk_editable_set_position(pointer, newValue.nearest(in: .indexesOrEnd))
        }
    }

    /// Whether the user can edit the text.
    public var isEditable: Bool {
        get { property("editable").value }
        set { property("editable").value = newValue }
    }

    /// The selected range, counted in Unicode scalars; `nil` if nothing is selected.
    ///
    /// Setting a range beyond the end selects up to the end, and a negative number counts as 0. Setting `nil` clears
    /// the selection.
    public var selectedRange: Range<Int>? {
        get {
            if let waiting = writing.waitingSelection { return waiting.isEmpty ? nil : waiting }
            var (start, end): (gint, gint) = (0, 0)
            guard gtk_editable_get_selection_bounds(pointer, &start, &end) != 0 else { return nil }
            return Int(start)..<Int(end)
        }
        set {
            let range = newValue ?? cursorPosition..<cursorPosition
            if writing.select(range) { return }
            // GTK takes a negative position for the end.
            gtk_editable_select_region(
                pointer, range.lowerBound.nearest(in: .indexes), range.upperBound.nearest(in: .indexes))
        }
    }

    /// The maximum number of characters, up to 65,535; 0 for no limit. A longer text is truncated, which does not make
    /// `rx.text` emit.
    public var maxLength: Int {
        get { Int(gtk_text_get_max_length(line)) }
        set { write { gtk_text_set_max_length(line, newValue.nearest(in: 0...65_535)) } }
    }

    /// The kind of text that the user types. An on-screen keyboard adapts its keys to it. Wraps "input-purpose".
    public var inputPurpose: InputPurpose {
        get { InputPurpose(rawValue: gtk_text_get_input_purpose(line).rawValue) ?? .freeForm }
        set { gtk_text_set_input_purpose(line, GtkInputPurpose(rawValue: newValue.rawValue)) }
    }

    /// Selects the whole text.
    public func selectAll() {
        if writing.select(0..<Int.max) { return }
        gtk_editable_select_region(pointer, 0, -1)
    }
}

extension Editable {
    /// Writes the text. Made at the first use.
    package var writing: TextWriting {
        if let textWriting { return textWriting }
        let writing = TextWriting(target)
        textWriting = writing
        writing.recordEmission()
        connect("changed") { [unowned self] in
            writing.recordEmission()
            if !isBeingWritten { writing.insertUserInput() }
        }
        lineObject.connect("preedit-changed", as: String.self) { [weak writing] in writing?.isComposing = !$0.isEmpty }
        lineObject.connect("notify::has-focus") { [weak writing] in writing?.keyboardMoved() }
        return writing
    }

    private var target: TextWriting.Target {
        TextWriting.Target(
            text: { [unowned self] in String(cString: gtk_editable_get_text(pointer)) },
            caret: { [unowned self] in Int(gtk_editable_get_position(pointer)) },
            isEditing: { [unowned self] in
                let signals = ["changed", "notify"]
                return signals.contains {
                    rxgtk_is_emitting(.init(pointer), $0) != 0 || rxgtk_is_emitting(line, $0) != 0
                }
            },
            hasKeyboard: { [unowned self] in gtk_widget_has_focus(.init(OpaquePointer(line))) != 0 },
            write: { [unowned self] text, selection in
                write {
                    gtk_editable_set_text(pointer, text)
                    gtk_editable_select_region(pointer, gint(selection.lowerBound), gint(selection.upperBound))
                }
            })
    }

    /// The part of the widget that contains the text, a `GtkText`. It emits "preedit-changed".
    package var lineObject: GObject { GObject.wrapping(OpaquePointer(line)) }

    private var line: UnsafeMutablePointer<GtkText> {
        var part = pointer
        while rxgtk_is_a(.init(part), gtk_text_get_type()) == 0, let inner = gtk_editable_get_delegate(part) {
            part = inner
        }
        return UnsafeMutablePointer(part)
    }
}
#endif
