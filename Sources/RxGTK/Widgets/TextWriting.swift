#if GTK
import Dispatch

/// Writes the program's text into a widget in which the person types, when that does no harm.
///
/// A text waits while GTK edits, because GTK puts the caret into the old text afterwards. It also waits while an input method composes a
/// text, because GTK would drop that. It is written as soon as this is over, or the keyboard goes elsewhere. What the person types meanwhile
/// is inserted into it.
@MainActor
final class TextWriting {
    /// The widget or buffer that it writes to. Places are counted in Unicode scalars.
    struct Target {
        /// The text that GTK has.
        let text: @MainActor () -> String
        /// Where the caret is.
        let caret: @MainActor () -> Int
        /// Whether GTK emits a signal of a change at the moment.
        let isEditing: @MainActor () -> Bool
        /// Whether the keyboard's input goes there.
        let hasKeyboard: @MainActor () -> Bool
        /// Sets the text, and selects a range of it.
        let write: @MainActor (String, Range<Int>) -> Void
    }

    private let target: Target
    /// The text that waits, the text that GTK had at that time, and what the program has selected since.
    private var waiting: (text: String, over: String, selection: Range<Int>?)?
    private var isScheduled = false
    /// The text that GTK had when it emitted "changed" last.
    private var lastText: String
    /// Whether the text is the same as at the emission before. Later versions of GTK emit "changed" at each step of a composition, too.
    private(set) var isUnchanged = false

    /// Whether an input method shows a text that is not in the widget yet.
    var isComposing = false {
        didSet { writeSoon() }
    }

    init(_ target: Target) {
        self.target = target
        lastText = target.text()
    }

    /// Whether a text waits to be written.
    var isWaiting: Bool { waiting != nil }

    /// The text that the program has set last, with what the person has typed since.
    var text: String { waiting?.text ?? target.text() }

    /// What will be selected in the text that waits; `nil` if none waits.
    var waitingSelection: Range<Int>? {
        guard let waiting else { return nil }
        if let selection = waiting.selection { return selection }
        let caret = CaretMove(from: target.text(), to: waiting.text)(target.caret())
        return caret..<caret
    }

    /// Sets the text, at once or as soon as that is possible. Does nothing if it equals `text`, code unit by code unit.
    func set(_ new: String) {
        guard !new.utf8.elementsEqual(text.utf8) else { return }
        guard isBeingComposed || target.isEditing() else { return write(new, selecting: nil) }
        waiting = (new, target.text(), nil)
        writeSoon()
    }

    /// A composition may be left unfinished when the keyboard goes elsewhere.
    private var isBeingComposed: Bool { isComposing && target.hasKeyboard() }

    /// Writes what waits if the keyboard has gone elsewhere.
    func keyboardMoved() { writeSoon() }

    /// Selects a range of the text that waits. Returns `false` if none waits.
    func select(_ range: Range<Int>) -> Bool {
        guard let length = waiting?.text.unicodeScalars.count else { return false }
        waiting?.selection = range.clamped(to: 0..<length)
        return true
    }

    /// Takes note of a "changed" before any observer does. Inserts into the text that waits what the person has just typed.
    func changed(byProgram: Bool) {
        let now = target.text()
        isUnchanged = now.utf8.elementsEqual(lastText.utf8)
        lastText = now
        guard !byProgram, !isUnchanged, let waiting else { return }
        guard let typed = Insertion(from: waiting.over, to: now) else { return self.waiting = (now, now, nil) }
        let place = waiting.selection?.lowerBound ?? CaretMove(from: waiting.over, to: waiting.text)(typed.place)
        let caret = place + typed.scalars.count
        self.waiting = (
            typed.inserted(into: waiting.text, at: place), now, waiting.selection.map { _ in caret..<caret }
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
        let old = target.text()
        if !new.utf8.elementsEqual(old.utf8) {
            let caret = CaretMove(from: old, to: new)(target.caret())
            target.write(new, selection ?? caret..<caret)
        } else if let selection {
            target.write(new, selection)
        }
    }
}

/// A text that was inserted into another at one place.
private struct Insertion {
    /// Where, counted in Unicode scalars.
    let place: Int
    let scalars: ArraySlice<Unicode.Scalar>

    /// `nil` if anything was deleted.
    init?(from old: String, to new: String) {
        let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        guard after.count >= before.count else { return nil }
        let length = after.count - before.count
        let place = zip(before, after).prefix { $0 == $1 }.count
        guard after[(place + length)...].elementsEqual(before[place...]) else { return nil }
        (self.place, scalars) = (place, after[place..<place + length])
    }

    func inserted(into text: String, at place: Int) -> String {
        var result = Array(text.unicodeScalars)
        result.insert(contentsOf: scalars, at: place)
        return String(String.UnicodeScalarView(result))
    }
}
#endif
