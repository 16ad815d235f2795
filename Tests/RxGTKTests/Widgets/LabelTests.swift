#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class LabelTests: GTKTestCase {
    func testWrappingAndEllipsizingReduceTheMinimumWidth() {
        onMain {
            let word = String(repeating: "long", count: 40)
            let width = Self.minimumWidth(of: Label(word))
            let (wrapping, cut) = (Label(word), Label(word))
            wrapping.wraps = true
            cut.ellipsizes = true
            XCTAssertLessThan(Self.minimumWidth(of: wrapping), width / 4)
            XCTAssertLessThan(Self.minimumWidth(of: cut), width / 4)
            XCTAssertTrue(wrapping.wraps)
            XCTAssertTrue(cut.ellipsizes)
            cut.ellipsizes = false
            XCTAssertEqual(Self.minimumWidth(of: cut), width)
        }
    }

    func testALabelShowsMarkup() {
        onMain {
            let label = Label("a")
            XCTAssertNil(label.markup)
            label.markup = "<b>\(Markup.escape("a < b & c"))</b> <a href=\"https://example.org\">d</a>"
            XCTAssertEqual(label.text, "a < b & c d")
            XCTAssertNotNil(label.markup)
            label.text = "a < b"
            XCTAssertEqual(label.text, "a < b")
            XCTAssertNil(label.markup)
            label.rx.markup.onNext("<i>e</i>")
            label.markup = nil
            XCTAssertEqual(label.text, "<i>e</i>")
            XCTAssertNotNil(Markup.problem(in: "a < b"))
            XCTAssertNotNil(Markup.problem(in: "<a href='b'>c"))
            XCTAssertNil(Markup.problem(in: "<a href='b' title=\"a > b\">c</a>"))
            XCTAssertTrue(Misuse.noMarkup("a < b", "e").hasPrefix("\"a < b\" is not markup"))
        }
    }

    func testEllipsizeModeAndWidthLimitsCanBeSet() {
        onMain {
            let label = Label(String(repeating: "word ", count: 40), wraps: true)
            XCTAssertEqual(label.ellipsizeMode, .none)
            label.ellipsizeMode = .middle
            XCTAssertEqual(label.ellipsizeMode, .middle)
            XCTAssertTrue(label.ellipsizes)
            (label.lines, label.widthChars, label.maxWidthChars, label.isSelectable) = (2, 5, 20, true)
            XCTAssertEqual([label.lines, label.widthChars, label.maxWidthChars], [2, 5, 20])
            XCTAssertTrue(label.isSelectable)
            XCTAssertLessThan(Self.naturalWidth(of: label), Self.naturalWidth(of: Label(label.text)) / 3)
        }
    }

    func testNaturalWrapModeNoneRequestsOneLine() {
        onMain {
            let text = "a few words that would be wrapped"
            let (plain, wrapping) = (Label(text), Label(text, wraps: true))
            XCTAssertEqual(wrapping.naturalWrapMode, .inherit)
            XCTAssertLessThan(Self.naturalWidth(of: wrapping), Self.naturalWidth(of: plain))
            wrapping.naturalWrapMode = .none
            XCTAssertEqual(wrapping.naturalWrapMode, .none)
            XCTAssertEqual(Self.naturalWidth(of: wrapping), Self.naturalWidth(of: plain))
        }
    }

    func testTextAlignmentMovesTheText() {
        onMain {
            let label = Label("a\nlonger text")
            XCTAssertEqual(label.textAlignment, .center)
            show(label) { window in
                let places = [TextAlignment.start, .center, .end].map { alignment in
                    XCTAssertEqual(label.textAlignment(alignment).textAlignment, alignment)
                    window.draw()
                    return Self.place(of: label)
                }
                XCTAssertEqual(places, Set(places).sorted())
                XCTAssertEqual(places.first, 0)
                label.textAlignment = .justified
                XCTAssertEqual(label.textAlignment, .justified)
            }
        }
    }

    func testRightToLeftTextStartsAtTheRight() {
        onMain {
            let label = Label("a")
            show(label.textAlignment(.start)) { window in
                window.draw()
                XCTAssertEqual(Self.place(of: label), 0)
                for (text, isRightToLeft) in [("שלום", true), ("b", false), ("12 مرحبا", true), ("나", false)] {
                    label.text = text
                    window.draw()
                    XCTAssertEqual(Self.place(of: label) > 0, isRightToLeft, text)
                    XCTAssertEqual(label.textAlignment, .start, text)
                    label.textAlignment = .end
                    window.draw()
                    XCTAssertEqual(Self.place(of: label) > 0, !isRightToLeft, text)
                    XCTAssertEqual(label.textAlignment, .end, text)
                    label.textAlignment = .start
                }
                label.markup = "<b>שלום</b>"
                window.draw()
                XCTAssertGreaterThan(Self.place(of: label), 0)
                label.textAlignment = .center
                label.text = "a"
                XCTAssertEqual(label.textAlignment, .center)
            }
        }
    }

    /// The distance from the label's edge to its text, in pixels.
    @MainActor
    private static func place(of label: Label) -> Int {
        var place: gint = 0
        gtk_label_get_layout_offsets(label.pointer, &place, nil)
        return Int(place)
    }

    @MainActor
    private static func minimumWidth(of label: Label) -> Int {
        var width: gint = 0
        gtk_widget_measure(.init(label.pointer), GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        return Int(width)
    }

    @MainActor
    private static func naturalWidth(of label: Label) -> Int {
        var width: gint = 0
        let height: gint = 100  // room for several lines
        gtk_widget_measure(.init(label.pointer), GTK_ORIENTATION_HORIZONTAL, height, nil, &width, nil, nil)
        return Int(width)
    }
}
#endif
