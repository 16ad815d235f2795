#if GTK
import CGTKSupport
import Rx
import RxGTK
import XCTest

final class PointerTests: GTKTestCase {
    func testPointerStreamsFollowThePointer() throws {
        try onMain {
            let (bag, label, other) = (DisposeBag(), Label("a").vexpand(), Label("b"))
            var (over, moves): ([Bool], [Double]) = ([], [])
            try show(Box(.vertical, children: [label, other])) { window in
                window.draw()
                let (inside, outside) = (
                    Dragging.point(in: label, of: window), Dragging.point(in: other, of: window)
                )
                try person(.move(x: outside.x, y: outside.y))
                label.rx.containsPointer.subscribe(onNext: { over.append($0) }).disposed(by: bag)
                label.rx.pointerMoved.subscribe(onNext: { moves.append($0.x) }).disposed(by: bag)
                try person(.move(x: inside.x, y: inside.y), .move(x: inside.x + 7, y: inside.y))
                let end = Double(gtk_widget_get_width(.init(label.pointer)) / 2 + 7)
                spin(for: "the pointer") { moves.last == end }
                XCTAssertEqual(over.last, true)
                XCTAssertGreaterThan(moves.count, 1)
                try person(.move(x: outside.x, y: outside.y))
                spin(for: "the pointer to leave") { over.last == false }
                XCTAssertEqual(over, [false, true, false])
            }
        }
    }

    func testUnclaimedWheelEventScrollsTheView() throws {
        try onMain {
            let (bag, label) = (DisposeBag(), Label(String(repeating: "a\n", count: 200)))
            let scrolled = ScrolledWindow(child: label).vexpand()
            var seen: [ScrollEvent] = []
            try show(scrolled) { window in
                label.rx.scroll { $0.modifiers == .control }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
                window.draw()
                let (x, y) = Dragging.point(in: scrolled, of: window)
                try person(.move(x: x, y: y), .hold("ctrl"), .click(5), .letGo(of: "ctrl"))
                spin(for: "the wheel") { !seen.isEmpty }
                XCTAssertEqual(seen.map(\.modifiers), [.control])
                XCTAssertGreaterThan(seen[0].dy, 0)
                XCTAssertFalse(seen[0].isInPixels)
                XCTAssertEqual(scrolled.verticalPosition, 0)
                try person(.click(5))
                spin(for: "the view to scroll") { scrolled.verticalPosition > 0 }
                XCTAssertEqual(seen.count, 1)
            }
        }
    }

    func testNothingIsLeft() {
        onMain {
            checkNothingIsLeft {
                let label = Label("a")
                var completed = 0
                let count: @MainActor () -> Void = { completed += 1 }
                _ = label.rx.containsPointer.subscribe(onNext: { _ in label.text = "b" }, onCompleted: count)
                _ = label.rx.pointerMoved.subscribe(onNext: { _ in label.text = "b" }, onCompleted: count)
                _ = label.rx.scroll().subscribe(onNext: { _ in label.text = "b" }, onCompleted: count)
                show(label) { _ in }
                XCTAssertEqual(completed, 3)
            }
        }
    }
}
#endif
