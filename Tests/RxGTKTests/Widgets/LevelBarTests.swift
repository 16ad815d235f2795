#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class LevelBarTests: GTKTestCase {
    func testALevelBarClampsItsValueToItsRange() {
        onMain {
            let bar = LevelBar(value: 2, in: 0...5, accessibilityLabel: "Charge")
            XCTAssertEqual([bar.value, bar.range.upperBound], [2, 5])
            XCTAssertEqual(bar.accessibilityLabel, "Charge")
            bar.rx.value.onNext(7)
            XCTAssertEqual(bar.value, 5)
            bar.range = 1...3
            bar.isDiscrete = true
            XCTAssertEqual(bar.range, 1...3)
            XCTAssertEqual(bar.value, 3)
            XCTAssertTrue(bar.isDiscrete)
            XCTAssertEqual(gtk_accessible_get_accessible_role(bar.pointer), GTK_ACCESSIBLE_ROLE_METER)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_level_bar_new()!))) == LevelBar.self)
        }
    }

    func testALevelBarLeavesNothingBehind() {
        onMain { checkNothingIsLeft { show(LevelBar(value: 0.5, accessibilityLabel: "a")) { $0.draw() } } }
    }
}
#endif
