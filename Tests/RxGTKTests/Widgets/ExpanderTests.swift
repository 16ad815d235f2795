#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ExpanderTests: GTKTestCase {
    func testExpandingShowsTheChild() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("more"))
            let expander = Expander(title: "Details") { label }
            var seen: [Bool] = []
            expander.rx.isExpanded.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(expander) { window in
                window.draw()
                XCTAssertEqual(gtk_widget_get_mapped(.init(label.pointer)), 0)
                expander.emit("activate")
                window.draw()
                XCTAssertNotEqual(gtk_widget_get_mapped(.init(label.pointer)), 0)
                expander.rx.isExpanded.onNext(false)
            }
            XCTAssertEqual(seen, [false, true])
            XCTAssertFalse(expander.isExpanded)
            expander.rx.title.onNext("Less")
            XCTAssertEqual(expander.title, "Less")
            XCTAssertTrue(expander.child === label)
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_expander_new(nil)!))) == Expander.self)
        }
    }

    func testAnExpanderLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let label = Label("a")
                let expander = Expander(title: "a", isExpanded: true, child: label)
                _ = expander.rx.isExpanded.subscribe(onNext: { label.isEnabled = $0 })
                show(expander) { $0.draw() }
            }
        }
    }
}
#endif
