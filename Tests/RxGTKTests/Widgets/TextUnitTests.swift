#if GTK
import CGTKSupport
import RxGTK
import XCTest

/// Texts are compared by their code units. U+0000 does not cut them, and another spelling is another text.
final class TextUnitTests: GTKTestCase {
    func testU0000IsReplacedWithoutCuttingTheText() {
        onMain {
            let (label, entry, view, window) = (Label("a\0b"), Entry(), TextView(), Window())
            XCTAssertEqual(label.text, "a\u{FFFD}b")
            label.markup = "<b>a\0b</b>"
            XCTAssertEqual(label.text, "a\u{FFFD}b")
            label.text = "c\0d"
            entry.text = "e\0f"
            entry.placeholder = "g\0h"
            view.text = "i\0j"
            view.buffer.insertAtCursor("k\0l")
            window.title = "m\0n"
            label.tooltip = "o\0p"
            XCTAssertEqual(label.text, "c\u{FFFD}d")
            XCTAssertEqual(entry.text, "e\u{FFFD}f")
            XCTAssertEqual(entry.placeholder, "g\u{FFFD}h")
            XCTAssertEqual(view.text?.contains("i\u{FFFD}j"), true)
            XCTAssertEqual(view.text?.contains("k\u{FFFD}l"), true)
            XCTAssertEqual(window.title, "m\u{FFFD}n")
            XCTAssertEqual(label.tooltip, "o\u{FFFD}p")
            XCTAssertEqual(DropDown(["q\0r"]).items, ["q\u{FFFD}r"])
            XCTAssertEqual(Button(title: "s\0t").title, "s\u{FFFD}t")
            XCTAssertEqual(ActionRow(title: "u\0v", subtitle: "w\0x").title, "u\u{FFFD}v")
            window.close()
        }
    }

    func testACanonicallyEquivalentTextIsSet() {
        onMain {
            let (entry, view) = (Entry(), TextView())
            for spelling in ["e\u{301}", "\u{E9}", "e\u{301}"] {
                entry.text = spelling
                view.text = spelling
                XCTAssertEqual(Array((entry.text ?? "").utf8), Array(spelling.utf8))
                XCTAssertEqual(Array((view.text ?? "").utf8), Array(spelling.utf8))
            }
        }
    }
}
#endif
