#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ButtonContentTests: GTKTestCase {
    func testAButtonShowsAnIconAndATitle() {
        onMain {
            let (button, content) = (Button(), ButtonContent(iconName: "list-add-symbolic", title: "Add"))
            button.child = content
            XCTAssertEqual([content.iconName, content.title], ["list-add-symbolic", "Add"])
            content.rx.title.onNext("Add more")
            content.iconName = "edit-symbolic"
            show(button) { $0.draw() }
            XCTAssertEqual([content.iconName, content.title], ["edit-symbolic", "Add more"])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_button_content_new()!))) == ButtonContent.self)
        }
    }

    func testButtonContentLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let button = Button()
                button.child = ButtonContent(iconName: "list-add-symbolic", title: "Add")
                show(button) { $0.draw() }
            }
        }
    }
}
#endif
