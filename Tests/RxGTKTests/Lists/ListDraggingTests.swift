#if GTK
import CGTK
import Foundation
import Rx
import RxGTK
import XCTest

/// Rows dragged by a real pointer, which xdotool moves.
final class ListDraggingTests: GTKTestCase {
    func testARowIsDraggedToWhereItIsDropped() throws {
        try withDraggedRows(5) { tool, window, _, moves in
            for (from, to, part) in [("1", "3", 0.9), ("3", "0", 0.1), ("0", "2", 0.1), ("4", "4", 0.9)] {
                let (start, end) = (Self.point(in: from, 0.5, window), Self.point(in: to, part, window))
                Self.drag(tool, from: start, to: end)
            }
            XCTAssertEqual(moves(), ["1 to 3", "3 to 0", "0 to 1"])
        }
    }

    func testTheRowThatWasTakenIsMovedWhenTheRowsChangeMeanwhile() throws {
        try withDraggedRows(100) { tool, window, rows, moves in
            let (start, end) = (Self.point(in: "4", 0.5, window), Self.point(in: "8", 0.9, window))
            Self.run(tool, Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            rows.accept(rows.value.filter { $0.id % 2 == 0 })
            window.draw()
            Self.run(tool, Dragging.steps(from: end, to: end) + Dragging.release)
            XCTAssertEqual(moves(), ["2 to 8"])
        }
    }

    func testTheDraggedRowIsDimmedAndALineShowsWhereItLands() throws {
        try withDraggedRows(5) { tool, window, _, _ in
            let (start, end) = (Self.point(in: "1", 0.5, window), Self.point(in: "3", 0.9, window))
            let classes: @MainActor (String, String) -> Bool = { text, name in
                guard let row = window.label(text)?.row else { return false }
                return gtk_widget_has_css_class(.init(row.pointer), name) != 0
            }
            XCTAssertFalse(classes("1", "dragged"))
            Self.run(tool, Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            window.draw()
            XCTAssertTrue(classes("1", "dragged"))
            XCTAssertTrue(classes("4", "drop-above"))
            XCTAssertFalse(classes("3", "drop-above"))
            Self.run(tool, Dragging.release)
            window.draw()
            for text in ["0", "1", "2", "3", "4"] {
                XCTAssertFalse(classes(text, "dragged") || classes(text, "drop-above") || classes(text, "drop-below"))
            }
        }
    }

    func testNoRowIsTakenWhereRowsMayNotMove() throws {
        try withDraggedRows(3) { tool, window, _, moves in
            window.list.canMoveRows = false
            Self.drag(tool, from: Self.point(in: "0", 0.5, window), to: Self.point(in: "2", 0.9, window))
            XCTAssertEqual(moves(), [])
        }
    }

    /// Shows a list in edit mode with rows that are numbered from 0, for a test that moves them by a tool.
    private func withDraggedRows(
        _ count: Int,
        _ body:
            @MainActor (
                _ tool: String, _ window: ListWindow, _ rows: BehaviorRelay<[Item]>, _ moves: () -> [String]
            ) -> Void
    ) throws {
        try XCTSkipIf(ProcessInfo.processInfo.environment["DISPLAY"] == nil, "xdotool needs an X server")
        let tool = "/usr/bin/xdotool"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: tool), "needs xdotool")
        onMain {
            let list = ListView()
            list.isEditing = true
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<count).map { Item($0, "\($0)") })
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
            }.disposed(by: window.bag)
            var moves: [String] = []
            list.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
                .disposed(by: window.bag)
            window.draw()
            body(tool, window, rows) { moves }
            window.close()
        }
    }

    /// A point of a row on the screen; `part` of its height below its top.
    @MainActor
    private static func point(in text: String, _ part: Double, _ window: ListWindow) -> (x: Int, y: Int) {
        guard let row = window.label(text)?.row else { return (0, 0) }
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        rxgtk_translate(.init(row.pointer), .init(window.pointer), 0, 0, &x, &y)
        gtk_native_get_surface_transform(window.pointer, &left, &top)
        let height = Double(gtk_widget_get_height(.init(row.pointer)))
        return (Int(x + left) + 40, Int(y + top + height * part))
    }

    @MainActor
    private static func drag(_ tool: String, from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
        run(tool, Dragging.press(at: start) + Dragging.steps(from: start, to: end) + Dragging.release)
    }

    @MainActor
    private static func run(_ tool: String, _ arguments: [String]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        do {
            try process.run()
        } catch {
            return XCTFail("\(error)")
        }
        spin(for: "xdotool") { !process.isRunning }
    }
}
#endif
