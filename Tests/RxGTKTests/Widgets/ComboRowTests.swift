#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ComboRowTests: GTKTestCase {
    func testChoosingAnItemEmitsItsIndex() {
        onMain {
            let (bag, row) = (DisposeBag(), ComboRow(title: "<Size>", subtitle: "&", items: ["a", "b", "c"]))
            XCTAssertEqual([row.title, row.subtitle], ["<Size>", "&"])
            XCTAssertEqual(row.items, ["a", "b", "c"])
            var seen: [Int?] = []
            row.rx.selectedIndex.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            row.selectedIndex = 2
            row.rx.selectedIndex.onNext(1)
            row.items = ["d", "e"]
            XCTAssertEqual(row.selectedIndex, 1)
            show(PreferencesGroup { row }) { window in
                window.draw()
                // As the list does when a person chooses an item.
                row.property("selected", as: UInt32.self).value = 0
            }
            XCTAssertEqual(seen, [0, 0])
            row.selectedIndex = nil
            XCTAssertNil(row.selectedIndex)
            row.items = []
            XCTAssertEqual(row.items, [])
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_combo_row_new()!))) == ComboRow.self)
        }
    }

    func testAComboRowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let row = ComboRow(title: "a", items: ["b", "c"])
                _ = row.rx.selectedIndex.subscribe(onNext: { row.subtitle = "\($0 ?? -1)" })
                show(PreferencesGroup { row }) { $0.draw() }
            }
        }
    }
}
#endif
