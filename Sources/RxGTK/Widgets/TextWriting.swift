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
    /// The text at the emission of "changed" that was noted last.
    private var lastText: String?
    /// Whether that emission told of no change.
    private(set) var isUnchanged = false

    /// Whether an input method shows a text that is not in the widget yet.
    var isComposing = false {
        didSet { writeSoon() }
    }

    init(_ target: Target) { self.target = target }

    /// Whether a text waits to be written.
    var isWaiting: Bool { waiting != nil }

    /// The text that the program has set last, with what the person has typed since.
    var text: String { waiting?.text ?? target.text() }

    /// What will be selected in the text that waits; `nil` if none waits.
    var waitingSelection: Range<Int>? {
        guard let waiting else { return nil }
        return waiting.selection ?? caret(in: waiting.text)
    }

    /// Where the caret goes when `new` replaces the text.
    private func caret(in new: String) -> Range<Int> {
        let caret = TextChange(from: target.text(), to: new).move(target.caret())
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

    /// Notes whether an emission of "changed" tells of a change. Later versions of GTK emit it at each step of a composition, too.
    func noteEmission() {
        let now = target.text()
        isUnchanged = lastText.map { now.utf8.elementsEqual($0.utf8) } ?? false
        lastText = now
    }

    /// Inserts into the text that waits what the person has just typed. Called before any observer of the change.
    func personChanged() {
        guard let waiting else { return }
        let now = target.text()
        guard !now.utf8.elementsEqual(waiting.over.utf8) else { return }
        let change = TextChange(from: waiting.over, to: now)
        guard let typed = change.insertion else { return self.waiting = (now, now, nil) }
        let place = waiting.selection?.lowerBound ?? TextChange(from: waiting.over, to: waiting.text).move(change.place)
        let caret = place + typed.count
        var text = Array(waiting.text.unicodeScalars)
        text.insert(contentsOf: typed, at: place)
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
