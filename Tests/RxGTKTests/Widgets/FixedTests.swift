#if GTK
import CGTKSupport
import RxGTK
import XCTest

final class FixedTests: GTKTestCase {
    func testAWidgetHasThePositionItIsGiven() {
        onMain {
            let (fixed, label) = (Fixed(), Label("a"))
            fixed.add(label, x: 10, y: 20)
            XCTAssertTrue(fixed.position(of: label) == (10, 20))
            fixed.move(label, x: 30, y: 5)
            XCTAssertTrue(fixed.position(of: label) == (30, 5))
            fixed.remove(label)
            XCTAssertEqual(fixed.subviews.count, 0)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_fixed_new()!))) == Fixed.self)
        }
    }

    func testAFixedLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let fixed = Fixed()
                fixed.add(Label("a"), x: 1, y: 1)
                show(fixed) { $0.draw() }
            }
        }
    }
}
#endif
