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
            XCTAssertEqual((stack.child(named: "a\0b") as? Label)?.text, "b")
            XCTAssertEqual((views.child(named: "a\0b") as? Label)?.text, "b")
            XCTAssertEqual(NavigationPage(title: "A", tag: "a\0b").tag, "a\u{FFFD}b")
            let group = ToggleGroup()
            group.add("a", title: "A")
            group.add("a\0b", title: "B")
            XCTAssertEqual(group.names, ["a", "a\u{FFFD}b"])
        }
    }

    func testAChoiceAnIconOrAStyleClassIsNotCut() {
        onMain {
            let action = ChoiceAction("sort", choice: "a\0b")
            XCTAssertEqual(action.choice, "a\u{FFFD}b")
            action.choice = "c\0d"
            XCTAssertEqual(action.choice, "c\u{FFFD}d")
            action.activate("e\0f")
            XCTAssertEqual(action.choice, "e\u{FFFD}f")
            let tabs = TabView()
            let page = tabs.append(Label("a"), title: "A")
            page.iconName = "a\0b"
            XCTAssertEqual(page.iconName, "a\u{FFFD}b")
            XCTAssertFalse(IconTheme.shared.hasIcon("list-add-symbolic\0b"))
            let label = Label()
            label.addCSSClass("a\0b")
            XCTAssertEqual(label.cssClasses, ["a\u{FFFD}b"])
            label.removeCSSClass("a\0b")
            XCTAssertEqual(label.cssClasses, [])
        }
    }
}
#endif
