#if GTK
import RxGTK
import XCTest

final class PopoverTests: GTKTestCase {
    func testPopoverDoesNotOpenAtAWidgetThatIsNotShown() {
        onMain {
            checkNothingIsLeft {
                let (popover, button, window) = (Popover { Label("a") }, Button(title: "b"), Window())
                popover.popUp(at: button)
                window.content = button
                popover.popUp(at: button)
                XCTAssertFalse(popover.isVisible)
                MenuButton(title: "c", menu: Menu([.action("d", "win.d")])).popUp()
                SplitButton(title: "c", menu: Menu([.action("d", "win.d")])).popUp()
                window.present()
                popover.popUp(at: button)
                XCTAssertTrue(popover.isVisible)
                window.content = nil
                popover.popUp(at: button)
                XCTAssertFalse(popover.isVisible)
                window.close()
            }
        }
    }

    func testAButtonKeepsItsPopoverAndRefusesOneOfAnotherButton() {
        onMain {
            let (menu, split, first, second) = (MenuButton(title: "a"), SplitButton(title: "b"), Popover(), Popover())
            menu.popover = first
            menu.popover = first
            split.popover = second
            split.popover = second
            XCTAssertTrue(menu.popover === first && split.popover === second)
            XCTAssertNotNil(Misuse.refusal(of: first, by: split))
            XCTAssertNotNil(Misuse.refusal(of: second, by: menu))
            (menu.popover, split.popover) = (nil, nil)
            (menu.popover, split.popover) = (second, first)
            XCTAssertTrue(menu.popover === second && split.popover === first)
        }
    }
}
#endif
