#if GTK
import Rx
import RxGTK
import XCTest

/// A tree behaves alike in a list view and in a column view.
final class TreeTests: GTKTestCase {
    typealias Node = TreeScreen.Node

    /// Runs `body` with a tree in a list view, then in a column view.
    private func checkBothKinds(_ body: @MainActor (TreeScreen) throws -> Void) rethrows {
        try forBothKinds { inColumns in
            let screen = TreeScreen(TreeScreen.fruit, inColumns: inColumns)
            defer { screen.window.close() }
            try body(screen)
        }
    }

    func testAnExpandedRowShowsItsChildren() {
        checkBothKinds { screen in
            XCTAssertEqual(screen.texts, ["fruit", "salt"])
            screen.list.rx.expandedIDs(of: Node.self).onNext(["fruit", "pears", "later"])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["fruit", "apples", "pears", "salt"])
            screen.nodes.accept(TreeScreen.fruit + [Node("later", [Node("inside")])])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["fruit", "apples", "pears", "salt", "later", "inside"])
            XCTAssertEqual(screen.list.expandedIDs(of: Node.self), ["fruit", "pears", "later"])
            screen.list.expand([], of: Node.self)
            XCTAssertEqual(screen.rows, ["fruit", "salt", "later"])
            XCTAssertEqual(screen.emitted, [[]])
        }
    }

    func testTheArrowShowsWhetherARowIsExpanded() {
        forBothKinds { inColumns in
            for isExpandedFirst in [false, true] {
                let list: ListWidget = inColumns ? ColumnView() : ListView()
                let binding = TreeScreen.bind(.just(TreeScreen.fruit), to: list)
                if isExpandedFirst { list.expand(["fruit", "apples"], of: Node.self) }
                let window = ListWindow(list)
                if !isExpandedFirst { list.expand(["fruit", "apples"], of: Node.self) }
                window.draw()
                XCTAssertEqual(window.arrow("fruit"), "pan-down-symbolic", "\(isExpandedFirst)")
                XCTAssertEqual(window.arrow("apples"), "pan-down-symbolic", "\(isExpandedFirst)")
                list.expand(["fruit"], of: Node.self)
                window.draw()
                XCTAssertEqual(window.arrow("apples"), "pan-end-symbolic", "\(isExpandedFirst)")
                binding.dispose()
                window.close()
            }
        }
    }

    func testArrowKeysNavigateATree() throws {
        try checkBothKinds { screen in
            screen.window.focus("fruit")
            try screen.window.press("Right")
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt"])
            XCTAssertEqual(screen.focused, "fruit")
            try screen.window.press("Right", "Right", "Right")
            XCTAssertEqual(screen.focused, "Cox")
            // In GTK 4.24 an arrow key first selects the focused row if it is not selected.
            screen.list.select(["Cox"], of: Node.self)
            try screen.window.press("Down")
            XCTAssertEqual(screen.focused, "Boskoop")
            try screen.window.press("Right")
            XCTAssertEqual(screen.focused, "Boskoop")
            try screen.window.press("Left")
            XCTAssertEqual(screen.focused, "apples")
            try screen.window.press("Left", "Left")
            XCTAssertEqual(screen.focused, "fruit")
            XCTAssertEqual(screen.rows, ["fruit", "apples", "pears", "salt"])
            try screen.window.press("Left", "Left")
            XCTAssertEqual(screen.rows, ["fruit", "salt"])
            XCTAssertEqual(screen.emitted, [[], ["fruit"], ["fruit", "apples"], ["fruit"], []])
        }
    }

    func testClickingTheArrowExpandsWithoutSelecting() throws {
        try checkBothKinds { screen in
            for rows in [["fruit", "apples", "pears", "salt"], ["fruit", "salt"]] {
                try screen.pressArrow(of: "fruit")
                spin(for: "\(rows)") { screen.rows == rows }
            }
            XCTAssertEqual(screen.list.selectedRows, [])
            XCTAssertEqual(screen.emitted, [[], ["fruit"], []])
        }
    }

    func testAnArrowExpandsOnlyIfTheButtonIsReleasedOverItToo() throws {
        try checkBothKinds { screen in
            for isEditing in [false, true] {
                screen.list.isEditing = isEditing
                screen.list.canMoveRows = false
                let start = screen.window.point(in: "fruit")
                for end in [start, screen.window.point(in: "salt")] {
                    try person(
                        .move(x: start.x - 32, y: start.y), .press, .move(x: end.x, y: end.y), .release, .apart)
                    screen.window.draw()
                    XCTAssertEqual(screen.rows, ["fruit", "salt"])
                    XCTAssertEqual(screen.list.selectedRows, [])
                }
            }
            try screen.pressArrow(of: "fruit")
            spin(for: "the rows inside") { screen.rows == ["fruit", "apples", "pears", "salt"] }
        }
    }

    func testDraggingAnArrowDragsItsRow() throws {
        try checkBothKinds { screen in
            screen.list.isEditing = true
            var moves: [String] = []
            screen.list.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
                .disposed(by: screen.window.bag)
            let (start, end) = (screen.window.point(in: "fruit"), screen.window.point(in: "salt"))
            try person(Dragging.drag(from: (start.x - 32, start.y), to: (end.x, end.y + 8)))
            XCTAssertEqual(moves, ["0 to 1"])
            XCTAssertEqual(screen.rows, ["fruit", "salt"])
            try screen.pressArrow(of: "fruit")
            spin(for: "the rows inside") { screen.rows == ["fruit", "apples", "pears", "salt"] }
            XCTAssertEqual(screen.list.selectedRows, [])
        }
    }

    func testCollapsingFocusesTheParentAndDeselectsItsDescendants() throws {
        try checkBothKinds { screen in
            screen.list.selectionMode = .multiple
            screen.list.expand(["fruit", "apples"], of: Node.self)
            screen.list.select(["Cox", "salt"], of: Node.self)
            var selected: [Set<String>] = []
            screen.list.rx.selectedIDs(of: Node.self).skip(1).subscribe(onNext: { selected.append($0) }).disposed(
                by: screen.window.bag)
            screen.window.draw()
            screen.window.focus("Cox")
            try screen.pressArrow(of: "fruit")
            spin(for: "the rows inside to be collapsed") { screen.rows == ["fruit", "salt"] }
            XCTAssertEqual(screen.focused, "fruit")
            XCTAssertEqual(selected, [["salt"]])
        }
    }

    func testSelectionAndFocusFollowARowToAnotherParent() {
        checkBothKinds { screen in
            screen.list.expand(["fruit", "apples", "pears"], of: Node.self)
            screen.list.select(["Cox"], of: Node.self)
            screen.window.draw()
            screen.window.focus("Cox")
            let moved = [
                Node("salt"), Node("fruit", [Node("pears", [Node("Cox")]), Node("apples", [Node("Boskoop")])]),
            ]
            screen.nodes.accept(moved)
            screen.window.draw()
            XCTAssertEqual(screen.rows, ["salt", "fruit", "pears", "Cox", "apples", "Boskoop"])
            XCTAssertEqual(screen.list.selectedIDs(of: Node.self), ["Cox"])
            XCTAssertEqual(screen.focused, "Cox")
        }
    }

    func testATreeLeavesNothingBehind() {
        forBothKinds { inColumns in
            let list: ListWidget = inColumns ? ColumnView() : ListView()
            let window = ListWindow(list)
            list.expand(["fruit", "apples"], of: Node.self)
            checkNothingIsLeft {
                let binding = TreeScreen.bind(.just(TreeScreen.fruit), to: list)
                if inColumns { window.sort(by: .ascending) }
                window.draw()
                XCTAssertEqual(list.rowCount, 6)
                binding.dispose()
                XCTAssertEqual(list.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }
}
#endif
