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
}
#endif
