#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class FontButtonTests: GTKTestCase {
    func testChoosingAFontEmitsIt() {
        onMain {
            let (bag, button) = (DisposeBag(), FontButton("Sans Bold 14", accessibilityLabel: "Font of the page"))
            XCTAssertEqual(button.font, "Sans Bold 14")
            XCTAssertEqual(button.accessibilityLabel, "Font of the page")
            var seen: [String] = []
            button.rx.font.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            button.rx.font.onNext("Serif 10")
            button.font = "Serif 11"
            // As the dialog does when a person chooses a font.
            rxgtk_font_button_set(.init(button.pointer), "Sans 9")
            XCTAssertEqual(seen, ["Sans Bold 14", "Sans 9"])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(rxgtk_font_button_new()!))) == FontButton.self)
        }
    }

    func testAFontButtonLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let button = FontButton(accessibilityLabel: "a")
                _ = button.rx.font.subscribe(onNext: { _ in button.isEnabled = true })
                show(button) { $0.draw() }
            }
        }
    }
}
#endif
