#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class FlowBoxTests: GTKTestCase {
    func testActivatingAChildEmitsItsIndex() {
        onMain {
            let (bag, labels) = (DisposeBag(), ["a", "b", "c"].map { Label($0) })
            let flow = FlowBox(rowSpacing: 6, columnSpacing: 12) { for label in labels { label } }
            flow.childrenPerLine = 1...2
            flow.isHomogeneous = true
            XCTAssertTrue(flow.children.elementsEqual(labels, by: ===))
            XCTAssertEqual([flow.rowSpacing, flow.columnSpacing], [6, 12])
            XCTAssertEqual(flow.childrenPerLine, 1...2)
            XCTAssertTrue(flow.isHomogeneous)
            var seen: [Int] = []
            flow.rx.itemActivated.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            show(flow) { window in
                window.draw()
                // As Enter does.
                labels[2].superview?.emit("activate")
            }
            XCTAssertEqual(seen, [2])
        }
    }

    func testWidgetsAreInsertedAndRemoved() {
        onMain {
            let (flow, first, last) = (FlowBox(), Label("a"), Label("b"))
            flow.append(last)
            flow.insert(first, at: 0)
            XCTAssertTrue(flow.children.elementsEqual([first, last], by: ===))
            flow.remove(first)
            flow.remove(first)
            XCTAssertNil(first.superview)
            XCTAssertEqual(flow.children.count, 1)
            flow.append(first)
            XCTAssertTrue(flow.children.elementsEqual([last, first], by: ===))
            XCTAssertTrue(type(of: Widget.wrapping(OpaquePointer(gtk_flow_box_new()!))) == FlowBox.self)
        }
    }

    func testAFlowBoxLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let flow = FlowBox { for text in ["a", "b"] { Label(text) } }
                _ = flow.rx.itemActivated.subscribe(onNext: { _ in flow.isHomogeneous = true })
                show(flow) { $0.draw() }
            }
        }
    }
}
#endif
