#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class PanedTests: GTKTestCase {
    func testMovingTheHandleEmitsThePosition() {
        onMain {
            let (bag, start, end) = (DisposeBag(), Label("a"), Label("b"))
            let paned = Paned(.horizontal) {
                start
            } end: {
                end
            }
            XCTAssertTrue(paned.startChild === start && paned.endChild === end)
            show(paned) { window in
                window.draw()
                var seen: [Int] = []
                paned.rx.position.onNext(120)
                paned.rx.position.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                window.draw()
                paned.position = 100
                // As dragging the handle does.
                paned.property("position").value = 140
                XCTAssertEqual(seen, [120, 140])
                window.draw()
                XCTAssertEqual(gtk_widget_get_width(.init(start.pointer)), 140)
            }
        }
    }

    func testPropertiesCanBeSet() {
        onMain {
            let paned = Paned(.vertical, start: Label("a"))
            (paned.resizesStart, paned.resizesEnd, paned.shrinksStart, paned.shrinksEnd) = (false, true, false, false)
            XCTAssertEqual(
                [paned.resizesStart, paned.resizesEnd, paned.shrinksStart, paned.shrinksEnd],
                [false, true, false, false])
            paned.isHandleWide = true
            XCTAssertTrue(paned.isHandleWide)
            paned.startChild = nil
            XCTAssertNil(paned.startChild)
            XCTAssertTrue(
                type(of: Widget.wrapping(OpaquePointer(gtk_paned_new(GTK_ORIENTATION_VERTICAL)!))) == Paned.self)
        }
    }

    func testAPanedLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let label = Label("a")
                let paned = Paned(start: label, end: Label("b"))
                _ = paned.rx.position.subscribe(onNext: { label.text = "\($0)" })
                show(paned) { $0.draw() }
            }
        }
    }
}
#endif
