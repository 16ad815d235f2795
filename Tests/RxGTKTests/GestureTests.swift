#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class GestureTests: GTKTestCase {
    func testPanBeginsMovesAndEnds() throws {
        try onMain {
            let (bag, label) = (DisposeBag(), Label("a").hexpand().vexpand())
            var seen: [PanEvent] = []
            try show(label) { window in
                label.rx.pan().subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                window.draw()
                let start = Dragging.point(in: label, of: window)
                let end = (x: start.x + 60, y: start.y + 20)
                try person(Dragging.drag(from: start, to: end))
                spin(for: "the pan to end") { seen.last?.state == .ended }
                XCTAssertEqual(seen.first?.state, .began)
                XCTAssertEqual(seen.filter { $0.state == .began }.count, 1)
                XCTAssertTrue(seen.dropFirst().dropLast().allSatisfy { $0.state == .changed })
                XCTAssertEqual(seen.last.map { [$0.offsetX.rounded(), $0.offsetY.rounded()] }, [60, 20])
                XCTAssertEqual(seen.last.map { ($0.x - $0.startX).rounded() }, 60)
            }
        }
    }

    func testCancelledPanDoesNotEmitEnded() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("a"))
            var seen: [PanEvent] = []
            label.rx.pan(.middle).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
            let gesture = label.firstController(DragGesture.self)!
            XCTAssertEqual(gtk_gesture_single_get_button(gesture.pointer), 2)
            gesture.emit("cancel", Boxed(nil))
            gesture.emit("drag-begin", 10.0, 20.0)
            gesture.emit("drag-update", 1.0, 2.0)
            gesture.emit("cancel", Boxed(nil))
            gesture.emit("drag-end", 1.0, 2.0)
            gesture.emit("drag-begin", 30.0, 40.0)
            gesture.emit("drag-end", 0.0, 0.0)
            XCTAssertEqual(
                seen,
                [
                    PanEvent(state: .began, startX: 10, startY: 20),
                    PanEvent(state: .changed, startX: 10, startY: 20, offsetX: 1, offsetY: 2),
                    PanEvent(state: .cancelled, startX: 10, startY: 20, offsetX: 1, offsetY: 2),
                    PanEvent(state: .began, startX: 30, startY: 40),
                    PanEvent(state: .ended, startX: 30, startY: 40),
                ])
        }
    }

    func testZoomEmitsEachStateOfTheGesture() {
        onMain {
            let (bag, label) = (DisposeBag(), Label("a"))
            var seen: [String] = []
            label.rx.zoom.subscribe(onNext: { seen.append("\($0.state) \($0.scale)") }).disposed(by: bag)
            let zoom = label.firstController(ZoomGesture.self)!
            zoom.emit("begin", Boxed(nil))
            zoom.emit("scale-changed", 2.5)
            zoom.emit("end", Boxed(nil))
            zoom.emit("begin", Boxed(nil))
            zoom.emit("cancel", Boxed(nil))
            zoom.emit("end", Boxed(nil))
            XCTAssertEqual(seen, ["began 1.0", "changed 2.5", "ended 2.5", "began 1.0", "cancelled 1.0"])
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let label = Label("a")
                var completed = 0
                let count: @MainActor () -> Void = { completed += 1 }
                _ = label.rx.pan().subscribe(onNext: { _ in label.text = "b" }, onCompleted: count)
                _ = label.rx.zoom.subscribe(onNext: { _ in label.text = "b" }, onCompleted: count)
                show(label) { _ in }
                XCTAssertEqual(completed, 2)
            }
        }
    }
}
#endif
