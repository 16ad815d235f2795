#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ExpanderRowTests: GTKTestCase {
    func testExpandingShowsTheInnerRows() {
        onMain {
            let (bag, inner) = (DisposeBag(), ActionRow(title: "inner"))
            let row = ExpanderRow(title: "<Proxy>", subtitle: "&") { inner }
            row.addPrefix(Image(iconName: "list-add-symbolic"))
            row.addSuffix(Label("end"))
            XCTAssertEqual([row.title, row.subtitle], ["<Proxy>", "&"])
            var (expanded, enabled): ([Bool], [Bool]) = ([], [])
            row.rx.isExpanded.subscribe(onNext: { expanded.append($0) }).disposed(by: bag)
            row.rx.isExpandable.subscribe(onNext: { enabled.append($0) }).disposed(by: bag)
            show(PreferencesGroup { row }) { window in
                window.draw()
                // As a click on the row does.
                row.property("expanded").value = true
                spin(for: "the inner row") { gtk_widget_get_height(.init(inner.pointer)) > 0 }
                row.rx.isExpanded.onNext(false)
                row.showsEnableSwitch = true
                row.property("enable-expansion").value = false
                row.isExpandable = true
            }
            XCTAssertTrue(row.showsEnableSwitch)
            XCTAssertEqual(expanded.prefix(2), [false, true])
            XCTAssertEqual(enabled, [true, false])
            row.remove(inner)
            XCTAssertNil(inner.superview)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(adw_expander_row_new()!))) == ExpanderRow.self)
        }
    }

    func testAnExpanderRowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let row = ExpanderRow(title: "a", isExpanded: true) { ActionRow(title: "b") }
                _ = row.rx.isExpanded.subscribe(onNext: { row.tooltip = "\($0)" })
                show(PreferencesGroup { row }) { $0.draw() }
            }
        }
    }
}
#endif
