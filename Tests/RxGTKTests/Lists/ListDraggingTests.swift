#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Dragging rows with the pointer of the X server.
final class ListDraggingTests: GTKTestCase {
    func testDraggingARowMovesIt() throws {
        try withDraggedRows(5) { window, _, moves in
            for (from, to, part) in [("1", "3", 0.9), ("3", "0", 0.1), ("0", "2", 0.1), ("4", "4", 0.9)] {
                let (start, end) = (Self.point(in: from, 0.5, window), Self.point(in: to, part, window))
                try person(Dragging.drag(from: start, to: end))
            }
            XCTAssertEqual(moves(), ["1 to 3", "3 to 0", "0 to 1"])
        }
    }

    func testADraggedRowIsMovedEvenIfTheRowsChangeMeanwhile() throws {
        try withDraggedRows(100) { window, rows, moves in
            let (start, end) = (Self.point(in: "4", 0.5, window), Self.point(in: "8", 0.9, window))
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            rows.accept(rows.value.filter { $0.id % 2 == 0 })
            window.draw()
            try person(Dragging.steps(from: end, to: end) + Dragging.release)
            XCTAssertEqual(moves(), ["2 to 8"])
        }
    }

    func testADropBesideTheRowsMovesTheRowToTheNearestGap() throws {
        let style = try onMain { try StyleSheet("listview > row { margin: 0 40px 20px; }") }
        defer { onMain { style.remove() } }
        try withDraggedRows(5) { window, _, moves in
            let (above, below) = (Self.point(in: "1", 1, window), Self.point(in: "2", 0, window))
            let gap = (x: above.x, y: (above.y + below.y) / 2)
            try person(Dragging.drag(from: Self.point(in: "4", 0.5, window), to: gap))
            let side = (x: above.x - 60, y: Self.point(in: "0", 0.2, window).y)
            try person(Dragging.drag(from: Self.point(in: "3", 0.5, window), to: side))
            try person(Dragging.drag(from: Self.point(in: "0", 0.5, window), to: Self.point(aboveEnd: 5, window)))
            XCTAssertEqual(moves(), ["4 to 2", "3 to 0", "0 to 4"])
        }
    }

    func testADropOnTheHeaderOfAColumnMovesTheRowToTheTop() throws {
        try withDraggedRows(5, inColumns: true) { window, _, moves in
            try person(Dragging.drag(from: Self.point(in: "3", 0.5, window), to: window.header))
            XCTAssertEqual(moves(), ["3 to 0"])
        }
    }

    func testTheIndexesOfAMoveCountTheDisplayedRowsInSectionsAndTrees() throws {
        try onMain {
            let sections = SectionScreen(SectionScreen.months)
            let moves = try Self.moves(in: sections.window, [("1", "4", 8), ("5", "3", -8), ("4", "5", 8)])
            XCTAssertEqual(moves, ["0 to 3", "4 to 2", "3 to 4"])
            sections.window.close()
        }
        try onMain {
            let tree = TreeScreen(TreeScreen.fruit)
            tree.list.expand(["fruit"], of: TreeScreen.Node.self)
            tree.window.draw()
            let moves = try Self.moves(in: tree.window, [("salt", "apples", -8), ("fruit", "salt", 8)])
            XCTAssertEqual(moves, ["3 to 1", "0 to 3"])
            tree.window.close()
        }
    }

    /// Drags rows to points that are some pixels below the middles of other rows. Returns the moves.
    @MainActor
    private static func moves(
        in window: ListWindow, _ drags: [(from: String, to: String, offset: Int)]
    ) throws -> [String] {
        window.list.isEditing = true
        var moves: [String] = []
        window.list.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
            .disposed(by: window.bag)
        for drag in drags {
            let (start, end) = (window.point(in: drag.from), window.point(in: drag.to))
            try person(Dragging.drag(from: start, to: (end.x, end.y + drag.offset)))
        }
        return moves
    }

    func testARowThatIsScrolledFarAwayDuringItsDragIsMoved() throws {
        try withDraggedRows(1_000) { window, _, moves in
            let (start, end) = (Self.point(in: "1", 0.5, window), Self.point(in: "3", 0.9, window))
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            window.scrollPosition = 1_000_000
            spin(for: "the end of the list") { window.isAtEnd && window.label("998") != nil }
            window.draw()
            try person(Dragging.steps(from: end, to: Self.point(in: "998", 0.9, window)) + Dragging.release)
            XCTAssertEqual(moves(), ["1 to 998"])
        }
    }

    func testTheDraggedRowIsDimmedAndALineMarksTheDropPosition() throws {
        try withDraggedRows(5) { window, _, _ in
            let (start, end) = (Self.point(in: "1", 0.5, window), Self.point(in: "3", 0.9, window))
            XCTAssertEqual(Self.marks(window), [])
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            window.draw()
            XCTAssertEqual(Self.marks(window), ["1 dragged", "4 drop-above"])
            try person(Dragging.release)
            window.draw()
            XCTAssertEqual(Self.marks(window), [])
        }
    }

    func testTheMarkFollowsTheRowsThatScrollOrChangeBelowTheRestingPointer() throws {
        try withDraggedRows(100) { window, rows, moves in
            let (start, end) = (Self.point(in: "1", 0.5, window), Self.point(in: "5", 0.9, window))
            let height = Self.point(in: "5", 0.9, window).y - Self.point(in: "4", 0.9, window).y
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            XCTAssertEqual(Self.marks(window), ["1 dragged", "6 drop-above"])
            window.scrollPosition = Double(3 * height)
            window.draw()
            XCTAssertEqual(Self.marks(window).filter { $0.hasSuffix("drop-above") }, ["9 drop-above"])
            window.scrollPosition = 0
            window.draw()
            XCTAssertEqual(Self.marks(window), ["1 dragged", "6 drop-above"])
            rows.accept(rows.value.filter { $0.id == 1 || $0.id > 50 })
            window.draw()
            XCTAssertEqual(Self.marks(window), ["1 dragged", "56 drop-above"])
            try person(Dragging.release)
            XCTAssertEqual(moves(), ["0 to 5"])
        }
    }

    func testADragEndsWhenItsListIsNoLongerEditedOrLeavesTheWindow() throws {
        try withDraggedRows(5) { window, _, moves in
            let (start, end) = (Self.point(in: "1", 0.5, window), Self.point(in: "3", 0.9, window))
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            window.list.isEditing = false
            window.draw()
            XCTAssertEqual(Self.marks(window), [])
            try person(Dragging.release)
            XCTAssertEqual(moves(), [])
            window.list.isEditing = true
            try person(Dragging.drag(from: start, to: end))
            XCTAssertEqual(moves(), ["1 to 3"])
            try person(Dragging.press(at: start) + Dragging.steps(from: start, to: end))
            window.content = nil
            XCTAssertEqual(Self.marks(window).filter { $0.hasSuffix("dragged") }, [])
            try person(Dragging.release)
            XCTAssertEqual(moves(), ["1 to 3"])
        }
    }

    func testAnAppCanEndTheEditingOrCloseTheWindowWhenARowIsDropped() throws {
        for closes in [false, true] {
            try withDraggedRows(5) { window, _, moves in
                window.list.rx.itemMoved.subscribe(onNext: { [unowned window] _ in
                    if closes { window.close() } else { window.list.isEditing = false }
                }).disposed(by: window.bag)
                try person(
                    Dragging.drag(from: Self.point(in: "1", 0.5, window), to: Self.point(in: "3", 0.9, window)))
                XCTAssertEqual(moves(), ["1 to 3"])
                spin(for: "the end of the drag") { closes ? window.isClosed : Self.marks(window) == [] }
            }
        }
    }

    /// The style classes of the rows that are dimmed or marked, from top to bottom.
    @MainActor
    private static func marks(_ window: ListWindow) -> [String] {
        let names = ["dragged", "drop-above", "drop-below"]
        return window.texts.flatMap { text in
            names.filter { name in
                window.label(text)?.row.map { gtk_widget_has_css_class(.init($0.pointer), name) != 0 } ?? false
            }
            .map { "\(text) \($0)" }
        }
    }

    func testRowsCannotBeDraggedIfCanMoveRowsIsFalse() throws {
        try withDraggedRows(3) { window, _, moves in
            window.list.canMoveRows = false
            try person(Dragging.drag(from: Self.point(in: "0", 0.5, window), to: Self.point(in: "2", 0.9, window)))
            XCTAssertEqual(moves(), [])
        }
    }

    func testTheListScrollsNearItsEdgesDuringADragAndStopsAtTheDrop() throws {
        for inColumns in [false, true] {
            try withDraggedRows(200, inColumns: inColumns) { window, _, moves in
                try person(
                    Dragging.press(at: Self.point(in: "3", 0.5, window))
                        + Dragging.steps(from: Self.point(in: "3", 0.5, window), to: Self.point(aboveEnd: 40, window)))
                spin(for: "the list to scroll") { window.scrollPosition > 20 }
                try person(Dragging.release)
                spin(for: "the move") { !moves().isEmpty }
                Self.checkIsStill(window)
                XCTAssertFalse(window.isAtEnd)
            }
        }
    }

    func testTheListStopsScrollingWhenADragIsCancelled() throws {
        try withDraggedRows(200) { window, _, moves in
            try person(
                Dragging.press(at: Self.point(in: "3", 0.5, window))
                    + Dragging.steps(from: Self.point(in: "3", 0.5, window), to: Self.point(aboveEnd: 10, window)))
            spin(for: "the list to scroll") { window.scrollPosition > 20 }
            try person([.key("Escape")] + Dragging.release)
            Self.checkIsStill(window)
            XCTAssertFalse(window.isAtEnd)
            XCTAssertEqual(moves(), [])
        }
    }

    func testTheListStopsScrollingWhenItDisappearsDuringADrag() throws {
        try withDraggedRows(200) { window, _, _ in
            try person(
                Dragging.press(at: Self.point(in: "3", 0.5, window))
                    + Dragging.steps(from: Self.point(in: "3", 0.5, window), to: Self.point(aboveEnd: 10, window)))
            spin(for: "the list to scroll") { window.scrollPosition > 20 }
            window.list.isHidden = true
            try person([.key("Escape")] + Dragging.release)
            window.list.isHidden = false
            Self.checkIsStill(window)
        }
    }

    /// Checks that the list does not scroll while the window draws some frames.
    @MainActor
    private static func checkIsStill(_ window: ListWindow) {
        window.draw()
        let position = window.scrollPosition
        for _ in 0..<3 { window.draw() }
        XCTAssertEqual(window.scrollPosition, position)
    }

    /// Shows a list in edit mode, whose rows are numbered from 0.
    private func withDraggedRows(
        _ count: Int, inColumns: Bool = false,
        _ body:
            @MainActor (_ window: ListWindow, _ rows: BehaviorRelay<[Item]>, _ moves: () -> [String]) throws -> Void
    ) throws {
        try onMain {
            let list: ListWidget = inColumns ? ColumnView() : ListView()
            list.isEditing = true
            let window = ListWindow(list)
            let rows = BehaviorRelay(value: (0..<count).map { Item($0, "\($0)") })
            window.bind(rows)
            var moves: [String] = []
            list.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
                .disposed(by: window.bag)
            window.draw()
            defer { window.close() }
            try body(window, rows) { moves }
        }
    }

    /// A point of a row, in screen coordinates. `part` is its distance from the row's top, as a fraction of the height.
    @MainActor
    private static func point(in text: String, _ part: Double, _ window: ListWindow) -> (x: Int, y: Int) {
        guard let row = window.label(text)?.row else { return (0, 0) }
        var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
        rxgtk_translate(.init(row.pointer), .init(window.pointer), 0, 0, &x, &y)
        gtk_native_get_surface_transform(window.pointer, &left, &top)
        let height = Double(gtk_widget_get_height(.init(row.pointer)))
        return (Int(x + left) + 40, Int(y + top + height * part))
    }

    /// A point of the list, `distance` pixels above its lower edge, in screen coordinates.
    @MainActor
    private static func point(aboveEnd distance: Int, _ window: ListWindow) -> (x: Int, y: Int) {
        var (x, y) = (0.0, 0.0)
        rxgtk_translate(.init(window.list.pointer), .init(window.pointer), 0, 0, &x, &y)
        return window.onScreen(
            Int(x) + 40, Int(y) + Int(gtk_widget_get_height(.init(window.list.pointer))) - distance)
    }
}
#endif
