#if GTK
import CGTKSupport
import RxGTK
import XCTest

/// A text with U+0000 must not end there for GTK.
final class NULTests: GTKTestCase {
    func testATextOfAnInitialiserIsNotCut() {
        onMain {
            XCTAssertEqual(Avatar(size: 48, text: "a\0b").text, "a\u{FFFD}b")
            XCTAssertEqual(Image(iconName: "a\0b").iconName, "a\u{FFFD}b")
            let font = FontButton("Sans\0Serif 12", title: "a\0b", accessibilityLabel: "c")
            XCTAssertTrue(font.font.hasPrefix("Sans\u{FFFD}Serif"), font.font)
            let color = ColorButton(title: "a\0b", accessibilityLabel: "c")
            let isOld = color.className == "GtkColorButton"
            let owner: RxGTK.GObject = isOld ? color : color.property("dialog", as: RxGTK.GObject.self).value
            XCTAssertEqual(owner.property("title", as: String.self).value, "a\u{FFFD}b")
        }
    }

    func testANameOfAPageIsNotCut() {
        onMain {
            let (stack, views) = (Stack(), ViewStack())
            stack.add(Label("a"), name: "a")
            stack.add(Label("b"), name: "a\0b")
            XCTAssertEqual(stack.pageNames, ["a", "a\u{FFFD}b"])
            views.add(Label("a"), name: "a", title: "A")
            views.add(Label("b"), name: "a\0b", title: "B", iconName: "c\0d")
            XCTAssertEqual(views.pageNames, ["a", "a\u{FFFD}b"])
        }
    }
}
#endif
