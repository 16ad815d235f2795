#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class SpinRowTests: GTKTestCase {
    func testSteppingEmitsTheNumber() throws {
        try onMain {
            let (bag, row) = (DisposeBag(), SpinRow(title: "Copies", value: 2, in: 1...5))
            var seen: [Double] = []
            row.rx.value.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            row.value = 9
            XCTAssertEqual(row.value, 5)
            row.rx.value.onNext(3)
            let spin = try XCTUnwrap(row.activatableWidget)
            // As the button beside the number does.
            gtk_spin_button_spin(.init(spin.pointer), GTK_SPIN_STEP_FORWARD, 1)
            XCTAssertEqual(seen, [2, 4])
            row.range = 0...3
            XCTAssertEqual(row.value, 3)
            XCTAssertEqual(row.range, 0...3)
        }
    }

    func testASpinRowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let row = SpinRow(title: "a", in: 0...1)
                _ = row.rx.value.subscribe(onNext: { _ in row.isEnabled = true })
                show(PreferencesGroup { row }) { $0.draw() }
            }
        }
    }
}
#endif
