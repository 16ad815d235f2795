#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class ScrolledWindowTests: GTKTestCase {
    func testScrollingEmitsThePositionAndTheEdge() throws {
        try onMain {
            let (bag, label) = (DisposeBag(), Label(String(repeating: "a\n", count: 30)))
            let scrolled = ScrolledWindow(child: label).vexpand()
            var (positions, edges): ([Double], [PositionType]) = ([], [])
            try show(scrolled) { window in
                window.draw()
                scrolled.rx.verticalPosition.subscribe(onNext: { positions.append($0) }).disposed(by: bag)
                scrolled.rx.edgeReached.subscribe(onNext: { edges.append($0) }).disposed(by: bag)
                scrolled.rx.verticalPosition.onNext(10)
                scrolled.verticalPosition = 5
                XCTAssertEqual(positions, [0])
                let (x, y) = Dragging.point(in: scrolled, of: window)
                try person([.move(x: x, y: y)] + Array(repeating: .click(5), count: 30))
                spin(for: "the lower edge") { edges.contains(.bottom) }
                XCTAssertGreaterThan(positions.last!, 5)
                XCTAssertEqual(positions.last, scrolled.verticalPosition)
            }
        }
    }

    func testHorizontalPositionEmitsScrolling() {
        onMain {
            let bag = DisposeBag()
            let scrolled = ScrolledWindow(child: Label(String(repeating: "a", count: 500)))
            var positions: [Double] = []
            show(scrolled) { window in
                window.draw()
                scrolled.rx.horizontalPosition.subscribe(onNext: { positions.append($0) }).disposed(by: bag)
                scrolled.horizontalPosition = 12
                XCTAssertEqual(scrolled.horizontalPosition, 12)
                gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(scrolled.pointer), 20)
                XCTAssertEqual(positions, [0, 20])
            }
        }
    }

    func testAScrolledWindowLeavesNothingBehind() {
        onMain {
            checkNothingIsLeft {
                let scrolled = ScrolledWindow(child: Label("a"))
                var completed = 0
                let count: @MainActor () -> Void = { completed += 1 }
                _ = scrolled.rx.verticalPosition.subscribe(
                    onNext: { scrolled.horizontalPosition = $0 }, onCompleted: count)
                _ = scrolled.rx.edgeReached.subscribe(
                    onNext: { _ in scrolled.verticalPosition = 0 }, onCompleted: count)
                show(scrolled) { $0.draw() }
                XCTAssertEqual(completed, 2)
            }
        }
    }
}
#endif
