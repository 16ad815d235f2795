#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class SwitchRowTests: GTKTestCase {
    func testActivatingTheRowTogglesTheSwitch() {
        onMain {
            let (bag, row) = (DisposeBag(), SwitchRow(title: "Sound", subtitle: "Of new mail", isOn: true))
            var seen: [Bool] = []
            row.rx.isOn.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            row.isOn = false
            row.rx.isOn.onNext(true)
            XCTAssertTrue(row.isOn)
            show(PreferencesGroup { row }) { window in
                window.draw()
                adw_action_row_activate(.init(row.pointer))
                spin(for: "the switch to slide") { !row.isOn }
                XCTAssertEqual(seen, [true, false])
            }
        }
    }

    func testASwitchRowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let row = SwitchRow(title: "a")
                _ = row.rx.isOn.subscribe(onNext: { row.isEnabled = $0 })
                show(PreferencesGroup { row }) { $0.draw() }
            }
        }
    }
}
#endif
