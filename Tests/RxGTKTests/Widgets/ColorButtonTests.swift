#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ColorButtonTests: GTKTestCase {
    func testChoosingAColorEmitsIt() {
        onMain {
            let (bag, first) = (DisposeBag(), Color(red: 0.2, green: 0.4, blue: 1, alpha: 0.5))
            let button = ColorButton(first, title: "Pen", hasAlpha: true, accessibilityLabel: "Colour of the pen")
            XCTAssertEqual(button.color, first)
            XCTAssertEqual(button.accessibilityLabel, "Colour of the pen")
            var seen: [Color] = []
            button.rx.color.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            button.rx.color.onNext(.white)
            button.color = .black
            // As the dialog does when a person chooses a color.
            rxgtk_color_button_set(.init(button.pointer), GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))
            XCTAssertEqual(seen, [first, Color(red: 1, green: 0, blue: 0)])
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(rxgtk_color_button_new()!))) == ColorButton.self)
        }
    }

    func testAColorButtonLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let button = ColorButton(accessibilityLabel: "a")
                _ = button.rx.color.subscribe(onNext: { _ in button.isEnabled = true })
                show(button) { $0.draw() }
            }
        }
    }
}
#endif
