#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class SplitButtonTests: GTKTestCase {
    func testASplitButtonEmitsATapAndOpensItsPopover() throws {
        try onMain {
            let (bag, popover) = (DisposeBag(), Popover(child: Label("more")))
            let button = SplitButton(title: "Open")
            button.popover = popover
            var taps = 0
            button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
            try show(button) { window in
                window.draw()
                try XCTUnwrap(button.subviews.lazy.compactMap { $0 as? Button }.first).click()
                button.popUp()
                XCTAssertTrue(popover.isVisible)
                button.popDown()
            }
            XCTAssertEqual(taps, 1)
            XCTAssertTrue(button.popover === popover)
            button.rx.title.onNext("Save")
            XCTAssertEqual(button.title, "Save")
            let icon = SplitButton(iconName: "list-add-symbolic", accessibilityLabel: "Add", menu: Menu())
            XCTAssertEqual([icon.iconName, icon.accessibilityLabel], ["list-add-symbolic", "Add"])
            XCTAssertNotNil(icon.menu)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_split_button_new()!))) == SplitButton.self)
        }
    }

    func testASplitButtonLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let button = SplitButton(title: "a")
                button.popover = Popover(child: Label("b"))
                _ = button.rx.tap.subscribe(onNext: { button.title = "c" })
                show(button) { $0.draw() }
            }
        }
    }
}
#endif
