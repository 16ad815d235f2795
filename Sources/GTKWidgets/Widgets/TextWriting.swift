#if GTK
import Dispatch

/// Writes the app's text into a widget that the user types in, without disturbing the typing.
///
/// The app's text waits while GTK edits, because GTK then sets the caret for the old text. It also waits while an input
/// method composes text, because GTK would discard the composition. The text is written as soon as the edit or the
/// composition is over, or when the keyboard focus moves elsewhere. The user's input in the meantime is inserted into
/// the waiting text.
@MainActor
package final class TextWriting {
    /// The widget or buffer to write to. Positions are counted in Unicode scalars.
    struct Target {
        /// The text in the widget.
        let text: @MainActor () -> String
        /// The position of the caret.
        let caret: @MainActor () -> Int
        /// Whether GTK is emitting a signal about a change.
        let isEditing: @MainActor () -> Bool
        /// Whether the widget has the keyboard focus.
        let hasKeyboard: @MainActor () -> Bool
        /// Sets the text, and selects a range of it.
        let write: @MainActor (String, Range<Int>) -> Void
    }

    private let target: Target
    /// The waiting text, the text in the widget at that time, and the range that the app has selected since.
    private var waiting: (text: String, over: String, selection: Range<Int>?)?
    private var isScheduled = false
    /// The text at the last noted emission of "changed".
    private var lastText: String?
    /// Whether the text was unchanged at that emission.
    private(set) var isUnchanged = false

    /// Whether an input method shows text that it has not inserted into the widget yet.
    package var isComposing = false {
        didSet { writeSoon() }
    }

    init(_ target: Target) { self.target = target }

    /// Whether text is waiting to be written.
    var isWaiting: Bool { waiting != nil }

    /// The last text set by the app, with the user's later input.
    var text: String { waiting?.text ?? target.text() }

    /// The range to select in the waiting text; `nil` if no text is waiting.
    var waitingSelection: Range<Int>? {
        guard let waiting else { return nil }
        return waiting.selection ?? caret(in: waiting.text)
    }

    /// The caret, as an empty range, after `new` replaces the text.
    private func caret(in new: String) -> Range<Int> {
        let caret = TextChange(from: target.text(), to: new).position(of: target.caret())
        return caret..<caret
    }

    /// Sets the text, at once or as soon as possible. Does nothing if it equals `text`, code unit by code unit.
    func set(_ new: String) {
        guard !new.utf8.elementsEqual(text.utf8) else { return }
        guard isBeingComposed || target.isEditing() else { return write(new, selecting: nil) }
        waiting = (new, target.text(), nil)
        writeSoon()
    }

    /// Whether a composition is in progress. It may be left unfinished when the keyboard focus moves elsewhere.
    private var isBeingComposed: Bool { isComposing && target.hasKeyboard() }

    /// Writes the waiting text if the keyboard focus has moved elsewhere.
    func keyboardMoved() { writeSoon() }

    /// Selects a range of the waiting text. Returns `false` if no text is waiting.
    func select(_ range: Range<Int>) -> Bool {
        guard let length = waiting?.text.unicodeScalars.count else { return false }
        waiting?.selection = range.clamped(to: 0..<length)
        return true
    }

    /// Notes whether the text has changed at an emission of "changed". Newer versions of GTK also emit "changed" at
    /// each step of a composition.
    func recordEmission() {
        let now = target.text()
        isUnchanged = lastText.map { now.utf8.elementsEqual($0.utf8) } ?? false
        lastText = now
    }

    /// Inserts the user's latest input into the waiting text. Call it before any observer of the change.
    func insertUserInput() {
        guard let waiting else { return }
        let now = target.text()
        guard !now.utf8.elementsEqual(waiting.over.utf8) else { return }
        let change = TextChange(from: waiting.over, to: now)
        guard let typed = change.insertion else { return self.waiting = (now, now, nil) }
        let position =
            waiting.selection?.lowerBound
            ?? TextChange(from: waiting.over, to: waiting.text).position(of: change.firstDifference)
        let caret = position + typed.count
        var text = Array(waiting.text.unicodeScalars)
        text.insert(contentsOf: typed, at: position)
        self.waiting = (
            String(String.UnicodeScalarView(text)), now, waiting.selection.map { _ in caret..<caret }
        )
    }

    private func writeSoon() {
        guard isWaiting, !isBeingComposed, !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            self?.isScheduled = false
            self?.writeWaiting()
        }
    }

    private func writeWaiting() {
        guard let waiting, !isBeingComposed else { return }
        guard !target.isEditing() else { return writeSoon() }
        write(waiting.text, selecting: waiting.selection)
    }

    private func write(_ new: String, selecting selection: Range<Int>?) {
        waiting = nil
        guard selection != nil || !new.utf8.elementsEqual(target.text().utf8) else { return }
        target.write(new, selection ?? caret(in: new))
    }
}
#endif
