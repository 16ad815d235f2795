#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// A grid of cells. It behaves as other lists do.
final class GridViewTests: GTKTestCase {
    @MainActor
    private static func bound(_ rows: BehaviorRelay<[Item]>, columns: Int = 3) -> (ListWindow, GridView) {
        let grid = GridView()
        grid.columns = columns...columns
        let window = ListWindow(grid)
        window.title = "Test"
        window.bind(rows)
        window.draw()
        return (window, grid)
    }

    @MainActor
    private static func focus(_ index: Int, in grid: GridView, _ window: ListWindow, _ rows: BehaviorRelay<[Item]>) {
        grid.scrollToRow(at: index)
        window.draw()
        let text = rows.value[index].text
        spin(for: text) { window.label(text) != nil }
        XCTAssertEqual(window.label(text)?.row?.becomeFirstResponder(), true)
        window.draw()
    }

    func testColumnsAndSingleClickActivationCanBeSet() {
        onMain {
            let grid = GridView()
            XCTAssertEqual(grid.columns, 1...7)
            grid.columns = 2...4
            XCTAssertEqual(grid.columns, 2...4)
            grid.columns = 5...6
            XCTAssertEqual(grid.columns, 5...6)
            grid.columns = 1...2
            XCTAssertEqual(grid.columns, 1...2)
            XCTAssertFalse(grid.activatesOnSingleClick)
            grid.activatesOnSingleClick = true
            XCTAssertTrue(grid.activatesOnSingleClick)
        }
    }

    func testAGridShowsCellsFromAClosureOrAClass() {
        onMain {
            let grid = GridView()
            grid.columns = 3...3
            let window = ListWindow(grid)
            let rows = BehaviorRelay(value: (0..<5).map { Item($0, "\($0)") })
            let binding = rows.bind(to: grid.rx.items) { grid, index, item in
                Label("\(index) of \(grid.rowCount): \(item.text)")
            }
            window.draw()
            XCTAssertEqual(Set(window.texts), Set((0..<5).map { "\($0) of 5: \($0)" }))
            binding.dispose()
            XCTAssertEqual(grid.rowCount, 0)
            window.bind(rows)
            window.draw()
            let points = ["0", "2", "3"].map { window.point(in: $0) }
            XCTAssertEqual(points[0].y, points[1].y)
            XCTAssertEqual(points[0].x, points[2].x)
            XCTAssertLessThan(points[0].y, points[2].y)
            window.close()
        }
    }

    func testRandomChangesShowTheNewRowsAndKeepTheSelection() {
        onMain {
            for count in [30, 3_000] {
                var lists = RandomLists(seed: 7, count: count)
                let rows = BehaviorRelay(value: lists.items)
                let (window, grid) = Self.bound(rows)
                grid.selectionMode = .multiple
                for step in 0..<100 {
                    grid.scrollToRow(at: step * 97 % max(1, grid.rowCount))
                    if step % 10 == 0 { window.draw() }
                    grid.selectRow(at: step * 61 % max(1, grid.rowCount))
                    let selected = grid.selectedIDs(of: Item.self)
                    lists.change()
                    rows.accept(lists.items)
                    XCTAssertEqual(
                        grid.selectedIDs(of: Item.self), selected.intersection(lists.items.map(\.id)), "step \(step)")
                    let shown = (0..<grid.rowCount).compactMap { grid.model(at: $0, as: Item.self) }
                    guard shown == lists.items else { return XCTFail("step \(step)") }
                    guard step % 20 == 0 else { continue }
                    window.draw()
                    XCTAssertTrue(Set(window.texts).isSubset(of: lists.items.map(\.text)), "step \(step)")
                }
                window.close()
            }
        }
    }

    func testAFocusedCellInViewStaysInViewAfterAChange() {
        onMain {
            let all = (0..<5_000).map { Item($0, "\($0)") }
            let changes: [(String, ([Item], String) -> [Item])] = [
                ("inserted above", { items, _ in (10_000..<10_100).map { Item($0, "\($0)") } + items }),
                ("reversed", { items, _ in items.reversed() }),
                ("few", { items, focused in items.filter { $0.id % 500 == 7 || $0.text == focused } }),
                ("all again", { _, _ in all }),
                ("shuffled", { items, _ in items.sorted { ($0.id * 7919) % 5003 < ($1.id * 7919) % 5003 } }),
            ]
            for place in [3, 2_500] {
                let rows = BehaviorRelay(value: all)
                let (window, grid) = Self.bound(rows)
                Self.focus(place, in: grid, window, rows)
                for (name, change) in changes {
                    rows.accept(change(rows.value, "\(place)"))
                    window.draw()
                    let focused = grid.focusedRow.flatMap { grid.model(at: $0, as: Item.self)?.text }
                    XCTAssertEqual(focused, "\(place)", name)
                    XCTAssertNotNil(window.label("\(place)"), "\(name), \(place)")
                }
                window.close()
            }
        }
    }

    func testAltAndArrowKeysMoveACell() throws {
        try onMain {
            let rows = BehaviorRelay(value: (0..<8).map { Item($0, "\($0)") })
            let (window, grid) = Self.bound(rows)
            grid.isEditing = true
            var moves: [String] = []
            grid.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
                .disposed(by: window.bag)
            Self.focus(4, in: grid, window, rows)
            // In GTK 4.24 an arrow key first selects the focused row if it is not selected.
            grid.selectRow(at: 4)
            let keys = ["alt+Left", "alt+Right", "alt+Up", "alt+Down", "Down", "alt+Down"]
            try person(keys.map(Input.key))
            window.draw()
            XCTAssertEqual(moves, ["4 to 3", "4 to 5", "4 to 1", "4 to 7"])
            XCTAssertEqual(grid.focusedRow, 7)
            window.close()
        }
    }

    func testDraggingACellMovesIt() throws {
        try onMain {
            let rows = BehaviorRelay(value: (0..<8).map { Item($0, "\($0)") })
            let (window, grid) = Self.bound(rows)
            grid.isEditing = true
            var moves: [String] = []
            grid.rx.itemMoved.subscribe(onNext: { moves.append("\($0.sourceIndex) to \($0.destinationIndex)") })
                .disposed(by: window.bag)
            // The point is 40 of 100 pixels from the start, so it is before the middle.
            try person(Dragging.drag(from: window.point(in: "7"), to: window.point(in: "1")))
            let end = window.point(in: "4")
            try person(Dragging.drag(from: window.point(in: "0"), to: (end.x + 40, end.y)))
            XCTAssertEqual(moves, ["7 to 1", "0 to 4"])
            window.close()
        }
    }

    func testTabLeavesTheGrid() throws {
        try onMain {
            let rows = BehaviorRelay(value: (0..<8).map { Item($0, "\($0)") })
            let (window, grid) = Self.bound(rows)
            let (content, button) = (window.content, Button(title: "After"))
            window.content = nil
            window.content = VBox {
                content?.vexpand()
                button
            }
            Self.focus(4, in: grid, window, rows)
            try person(.key("Tab"))
            window.draw()
            XCTAssertTrue(button.isFirstResponder)
            try person(.key("shift+Tab"))
            window.draw()
            XCTAssertEqual(grid.focusedRow, 4)
            window.close()
        }
    }

    func testAGridLeavesNothingBehind() {
        onMain {
            let rows = BehaviorRelay(value: (0..<500).map { Item($0, "\($0)") })
            let grid = GridView()
            let window = ListWindow(grid)
            checkNothingIsLeft {
                let binding = rows.bind(to: grid.rx.items(cellType: TextCell.self)) { _, item, cell in
                    cell.label.text = item.text
                }
                window.draw()
                binding.dispose()
                window.draw()
            }
            window.close()
        }
    }

    func testAGridCreatesCellsOnlyForRowsNearTheView() {
        onMain {
            let grid = GridView()
            let window = ListWindow(grid)
            var made: Set<ObjectIdentifier> = []
            BehaviorRelay(value: (0..<100_000).map { Item($0, "\($0)") })
                .bind(to: grid.rx.items(cellType: TextCell.self)) { _, item, cell in
                    made.insert(ObjectIdentifier(cell))
                    cell.label.text = item.text
                }.disposed(by: window.bag)
            window.draw()
            grid.scrollToRow(at: 99_999)
            window.draw()
            XCTAssertTrue(window.texts.contains("99999"))
            XCTAssertLessThan(made.count, 3_000)
            window.close()
        }
    }
}
#endif
