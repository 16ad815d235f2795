#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

/// The program sets the text of a widget while a person types.
final class TypingTests: GTKTestCase {
    func testFormatterKeepsTheOrderOfDigits() throws {
        try onMain {
            try typeACardNumber(into: Entry())
            try typeACardNumber(into: SearchEntry())
            try typeACardNumber(into: PasswordEntry())
            try typeACardNumber(into: EntryRow(title: "Card"))
        }
    }

    func testFormatterOfATextViewKeepsTheOrderOfDigits() throws {
        try onMain {
            let (bag, view) = (DisposeBag(), TextView())
            view.rx.text.map { grouped($0 ?? "") }.bind(to: view.rx.text).disposed(by: bag)
            try show(view) { _ in
                view.becomeFirstResponder()
                try person(digits)
                spin(for: "the last group") { shownText(of: view) == "4111 2222 3" }
                XCTAssertEqual(view.buffer.cursorPosition, 11)
                XCTAssertFalse(view.buffer.canUndo)
            }
        }
    }

    func testADigitTypedInTheMiddleKeepsTheCursorAfterIt() throws {
        try onMain {
            let (bag, entry) = (DisposeBag(), Entry())
            entry.text = "4111 2222"
            entry.rx.text.map { grouped($0 ?? "") }.bind(to: entry.rx.text).disposed(by: bag)
            try show(entry) { _ in
                entry.becomeFirstResponder()
                entry.cursorPosition = 3
                try person(.key("9"))
                spin(for: "the groups") { shownText(of: entry) == "4119 1222 2" }
                XCTAssertEqual(entry.cursorPosition, 4)
            }
        }
    }

    func testFormatterMayPlaceTheCursor() throws {
        try whileAKeyIsHandled(shows: "[a]") { entry in
            entry.text = "[\(entry.text ?? "")]"
            entry.cursorPosition = 1
        } check: { entry in
            XCTAssertEqual(entry.cursorPosition, 1)
        }
    }

    func testASelectionAppliesToTheWaitingText() throws {
        try whileAKeyIsHandled(shows: "suggestion") { entry in
            entry.text = "suggestion"
            entry.selectedRange = 1..<10
        } check: { entry in
            XCTAssertEqual(entry.selectedRange, 1..<10)
        }
    }

    func testTextWaitsUntilACompositionEnds() throws {
        try onMain {
            try composeAnAccent(in: Entry())
            try composeAnAccent(in: SearchEntry())
            try composeAnAccent(in: EntryRow(title: "Name"))
        }
    }

    func testTextWaitsUntilACompositionEndsInATextView() throws {
        try onMain {
            let (bag, view) = (DisposeBag(), TextView(text: "ab"))
            var composing: [Bool] = []
            view.rx.isComposing.subscribe(onNext: { composing.append($0) }).disposed(by: bag)
            try show(view) { _ in
                view.becomeFirstResponder()
                view.buffer.cursorPosition = -1
                try person(beginComposition)
                XCTAssertEqual(composing, [false, true])
                view.text = "abc"
                XCTAssertEqual(view.text, "abc")
                XCTAssertEqual(shownText(of: view), "ab")
                try person(endComposition)
                spin(for: "the waiting text") { shownText(of: view) == "abc\u{E9}" }
                XCTAssertEqual(view.buffer.cursorPosition, 4)
                XCTAssertEqual(composing, [false, true, false])
            }
        }
    }

    func testWaitingTextIsShownWhenTheFocusLeavesAComposition() throws {
        try onMain {
            let (entry, other) = (Entry(), Entry())
            try show(Box(.vertical, children: [entry, other])) { _ in
                entry.becomeFirstResponder()
                try person(beginComposition)
                entry.text = "set"
                other.becomeFirstResponder()
                spin(for: "the waiting text") { shownText(of: entry) == "set" }
            }
            let view = TextView()
            try show(Box(.vertical, children: [view, other])) { _ in
                view.becomeFirstResponder()
                try person(beginComposition)
                view.text = "set"
                other.becomeFirstResponder()
                spin(for: "the waiting text in the view") { shownText(of: view) == "set" }
            }
        }
    }
}

private let digits = "411122223".map { Input.key(String($0)) }

/// Changes an entry when it emits a typed "a". Checks the entry at once, and again when it shows the text.
private func whileAKeyIsHandled(
    shows text: String, change: @escaping @MainActor @Sendable (Entry) -> Void,
    check: @escaping @MainActor @Sendable (Entry) -> Void
) throws {
    try onMain {
        let (bag, entry) = (DisposeBag(), Entry())
        entry.rx.text.skip(1)
            .subscribe(onNext: { _ in
                change(entry)
                check(entry)
            }).disposed(by: bag)
        try show(entry) { _ in
            entry.becomeFirstResponder()
            try person(.key("a"))
            spin(for: text) { shownText(of: entry) == text }
            check(entry)
        }
    }
}

/// Types "é" by its code point into GTK's input method, which shows the digits until Return, then inserts the letter.
let beginComposition: [Input] = [.key("ctrl+shift+u"), .key("e"), .key("9")]
let endComposition: [Input] = [.key("Return")]

/// The entry, in a preferences group if it is a row.
@MainActor
private func framed(_ entry: some Editable) -> Widget { entry is EntryRow ? PreferencesGroup(rows: [entry]) : entry }

/// The digits of a text in groups of four, as on a bank card.
private func grouped(_ text: String) -> String {
    let digits = Array(text.filter(\.isNumber))
    return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
        .joined(separator: " ")
}

@MainActor
private func shownText(of entry: some Editable) -> String { String(cString: gtk_editable_get_text(entry.pointer)) }

@MainActor
private func shownText(of view: TextView) -> String {
    let buffer = UnsafeMutablePointer<GtkTextBuffer>(view.buffer.pointer)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let text = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
    defer { g_free(text) }
    return String(cString: text)
}

@MainActor
private func typeACardNumber(into entry: some Editable) throws {
    let bag = DisposeBag()
    entry.rx.text.map { grouped($0 ?? "") }.bind(to: entry.rx.text).disposed(by: bag)
    try show(framed(entry)) { _ in
        entry.becomeFirstResponder()
        try person(digits)
        spin(for: "the last group in \(entry.className)") { shownText(of: entry) == "4111 2222 3" }
        XCTAssertEqual(entry.cursorPosition, 11, entry.className)
    }
}

@MainActor
private func composeAnAccent(in entry: some Editable) throws {
    let bag = DisposeBag()
    var (emitted, composing): ([String?], [Bool]) = ([], [])
    entry.text = "ab"
    entry.rx.text.skip(1).subscribe(onNext: { emitted.append($0) }).disposed(by: bag)
    entry.rx.isComposing.subscribe(onNext: { composing.append($0) }).disposed(by: bag)
    try show(framed(entry)) { _ in
        entry.becomeFirstResponder()
        entry.cursorPosition = -1
        try person(beginComposition)
        XCTAssertEqual(composing, [false, true], entry.className)
        entry.text = "abc"
        XCTAssertEqual(entry.text, "abc", entry.className)
        XCTAssertEqual(shownText(of: entry), "ab", entry.className)
        try person(endComposition)
        spin(for: "the waiting text in \(entry.className)") { shownText(of: entry) == "abc\u{E9}" }
        XCTAssertEqual(entry.cursorPosition, 4, entry.className)
        XCTAssertEqual(emitted, ["abc\u{E9}"], entry.className)
        XCTAssertEqual(composing, [false, true, false], entry.className)
    }
}
#endif
