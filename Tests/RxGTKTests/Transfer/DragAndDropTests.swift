#if GTK
import CGTKSupport
import Foundation
import Rx
import RxGTK
import XCTest

/// Drags with a pointer that the X server moves.
final class DragAndDropTests: GTKTestCase {
    private struct Card: Transferable, Equatable, Sendable {
        var title: String
        var representations: [any Transferable] { [title] }
    }

    @MainActor private final class Token: Transferable {}

    func testDropEmitsTheValueWithItsPosition() throws {
        try withTable { table in
            var (drops, events): ([Drop<Card>], [DragSource.Event]) = ([], [])
            table.left.rx.drag { Card(title: "Ace") }.subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            table.right.rx.drop(of: Card.self).subscribe(onNext: { drops.append($0) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events.count == 2 }
            XCTAssertEqual(events, [.began, .dropped(.copy)])
            XCTAssertEqual(drops.map(\.value), [Card(title: "Ace")])
            let (width, height) = (gtk_widget_get_width(table.right.widget), gtk_widget_get_height(table.right.widget))
            XCTAssertEqual(drops.first?.x ?? 0, Double(width) / 2, accuracy: 2)
            XCTAssertEqual(drops.first?.y ?? 0, Double(height) / 2, accuracy: 2)
        }
    }

    func testMovingEmitsDroppedWithMove() throws {
        try withTable { table in
            var (texts, events): ([String], [DragSource.Event]) = ([], [])
            table.left.rx.drag(actions: [.copy, .move]) { Card(title: "Ace") }
                .subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            // The target accepts no cards, so it gets the card's text.
            table.right.rx.drop(of: String.self, actions: .move)
                .subscribe(onNext: { texts.append($0.value) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events.count == 2 }
            XCTAssertEqual(events, [.began, .dropped(.move)])
            XCTAssertEqual(texts, ["Ace"])
        }
    }

    func testLinkingEmitsDroppedWithLink() throws {
        try withTable { table in
            var (texts, events): ([String], [DragSource.Event]) = ([], [])
            table.left.rx.drag(actions: [.copy, .move, .link]) { Card(title: "Ace") }
                .subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            table.right.rx.drop(of: String.self, actions: .link)
                .subscribe(onNext: { texts.append($0.value) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events.count == 2 }
            XCTAssertEqual(events, [.began, .dropped(.link)])
            XCTAssertEqual(texts, ["Ace"])
        }
    }

    func testDragIconIsDrawnInItsSize() throws {
        try withTable { table in
            var (sizes, events): (Set<Size>, [DragSource.Event]) = ([], [])
            let source = DragSource { _, _ in Card(title: "Ace") }
            let icon = DrawnPaintable(size: Size(width: 30, height: 20)) { _, size in sizes.insert(size) }
            source.setIcon(icon, hotX: 15, hotY: 10)
            table.left.addController(source)
            source.rx.drag.subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events == [.began, .cancelled] }
            XCTAssertEqual(sizes, [Size(width: 30, height: 20)])
            sizes = []
            source.setIcon(nil)
            try table.drag()
            spin(for: "the second end") { events.count == 4 }
            XCTAssertEqual(sizes, [])
        }
    }

    func testTargetRefusesAValueOfAnotherType() throws {
        try withTable { table in
            var (drops, events, looks): (Int, [DragSource.Event], [Bool]) = (0, [], [])
            table.left.rx.drag { Token() }.subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            let target = DropTarget(of: Card.self)
            table.right.addController(target)
            target.rx.drop.subscribe(onNext: { _ in drops += 1 }).disposed(by: table.bag)
            target.rx.isTargeted.subscribe(onNext: { looks.append($0) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events.count == 2 }
            XCTAssertEqual(events, [.began, .cancelled])
            XCTAssertEqual(drops, 0)
            XCTAssertEqual(looks, [false])
        }
    }

    func testTargetRefusesOneValueAndAcceptsAnother() throws {
        try withTable { table in
            var (drops, events, looks): ([String], [DragSource.Event], [Bool]) = ([], [], [])
            let title = BehaviorRelay(value: "Joker")
            table.left.rx.drag { Card(title: title.value) }.subscribe(onNext: { events.append($0) }).disposed(
                by: table.bag)
            let target = DropTarget(of: Card.self) { $0.title != "Joker" }
            table.right.addController(target)
            target.rx.drop.subscribe(onNext: { drops.append($0.value.title) }).disposed(by: table.bag)
            target.rx.isTargeted.subscribe(onNext: { looks.append($0) }).disposed(by: table.bag)
            try table.drag()
            spin(for: "the end") { events.count == 2 }
            XCTAssertEqual(events, [.began, .cancelled])
            title.accept("Ace")
            try table.drag()
            spin(for: "the end") { events.count == 4 }
            XCTAssertEqual(events.suffix(2), [.began, .dropped(.copy)])
            XCTAssertEqual(drops, ["Ace"])
            XCTAssertEqual(looks.suffix(2), [true, false])
        }
    }

    func testNilValueStartsNoDrag() throws {
        try withTable { table in
            var events: [DragSource.Event] = []
            table.left.rx.drag { nil }.subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
            try table.drag()
            XCTAssertEqual(events, [])
        }
    }

    func testEscapeCancelsTheDragAndNothingIsLeft() throws {
        try onMain {
            weak var dragged: Token?
            try checkNothingIsLeft {
                let table = Self.open()
                defer { table.window.close() }
                var (drops, events): (Int, [DragSource.Event]) = (0, [])
                let token = BehaviorRelay<Token?>(value: Token())
                dragged = token.value
                table.left.rx.drag { token.value }.subscribe(onNext: { events.append($0) }).disposed(by: table.bag)
                table.right.rx.drop(of: Token.self).subscribe(onNext: { _ in drops += 1 }).disposed(by: table.bag)
                let (start, end) = table.points
                try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
                spin(for: "the drag") { events == [.began] }
                token.accept(nil)
                XCTAssertNotNil(dragged)
                try person([.key("Escape")] + Dragging.release)
                spin(for: "the end") { events.count == 2 }
                XCTAssertEqual(events, [.began, .cancelled])
                XCTAssertEqual(drops, 0)
            }
            spin(for: "the value to be released") { dragged == nil }
        }
    }

    func testDragEndsWhenItsSourceIsRemoved() throws {
        try onMain {
            // This window receives the release when the first window is closed.
            let other = Window(title: "Other", width: 100, height: 100)
            defer { other.close() }
            other.present()
            try checkNothingIsLeft {
                XCTAssertEqual(try Self.drag { $0.window.content = nil }, [.began, .cancelled])
                XCTAssertEqual(try Self.drag { $0.subscriptions.dispose() }, [.began])
            }
            // GDK 4.8 leaks the drag object, as it leaks each dropped drag.
            weak var window: Window?
            let events = try Self.drag {
                window = $0.window
                $0.window.close()
            }
            XCTAssertEqual(events, [.began, .cancelled])
            spin(for: "the window to be freed") { window == nil }
        }
    }

    /// Drags, calls `interrupt` during the drag, and returns the events of the source.
    @MainActor
    private static func drag(_ interrupt: (Table) -> Void) throws -> [DragSource.Event] {
        let table = open()
        defer { table.window.close() }
        var events: [DragSource.Event] = []
        _ = table.subscriptions.insert(table.left.rx.drag { "a" }.subscribe(onNext: { events.append($0) }))
        table.window.draw()
        let (start, end) = table.points
        try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
        spin(for: "the drag") { events == [.began] }
        interrupt(table)
        try person(in: "Other", Dragging.release)
        settle()
        return events
    }

    func testDropHandlerCanEndTheStreamAndCloseTheWindow() throws {
        try onMain {
            let table = Self.open()
            defer { table.window.close() }
            var texts: [String] = []
            table.left.rx.drag { "a" }.subscribe().disposed(by: table.bag)
            table.right.rx.drop(of: String.self).take(1)
                .subscribe(onNext: { [window = table.window] drop in
                    texts.append(drop.value)
                    window.close()
                })
                .disposed(by: table.bag)
            try table.drag()
            spin(for: "the window to close") { table.window.isClosed }
            XCTAssertEqual(texts, ["a"])
        }
    }

    func testStreamsCompleteWithTheWidgetAndRemoveControllers() throws {
        onMain {
            checkNothingIsLeft {
                var ends = 0
                let label = Label("a")
                let target = DropTarget(of: Card.self)
                label.addController(target)
                _ = label.rx.drag { Card(title: "Ace") }.subscribe(onCompleted: { ends += 1 })
                _ = label.rx.drop(of: Texture.self).subscribe(onCompleted: { ends += 1 })
                _ = target.rx.isTargeted.subscribe(onCompleted: { ends += 1 })
                show(label) { _ in }
                XCTAssertEqual(ends, 3)
            }
        }
    }

    /// Two labels side by side in a window.
    @MainActor
    private struct Table {
        let left = Label("left")
        let right = Label("right")
        let bag = DisposeBag()
        let subscriptions = CompositeDisposable()
        let window: Window

        var points: (start: (x: Int, y: Int), end: (x: Int, y: Int)) {
            (Dragging.point(in: left, of: window), Dragging.point(in: right, of: window))
        }

        func drag() throws {
            window.draw()
            let (start, end) = points
            try person(Dragging.drag(from: start, to: end))
        }
    }

    @MainActor
    private static func open() -> Table {
        let table = Table(window: Window(title: "Test", width: 400, height: 300))
        table.window.content = HBox {
            table.left.hexpand().vexpand()
            table.right.hexpand().vexpand()
        }
        table.window.present()
        table.window.draw()
        return table
    }

    private func withTable(_ body: @MainActor (Table) throws -> Void) throws {
        try onMain {
            let table = Self.open()
            defer { table.window.close() }
            try body(table)
        }
    }
}

extension Widget {
    fileprivate var widget: UnsafeMutablePointer<GtkWidget> { .init(pointer) }
}
#endif
