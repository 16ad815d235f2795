#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Multiple selection, with keys, with the pointer and from the program.
final class ListSelectionTests: GTKTestCase {
    /// A list that records the selected ids that it emits.
    @MainActor
    private final class Screen {
        let list: ListWidget
        let window: ListWindow
        let rows: BehaviorRelay<[Item]>
        private(set) var seen: [Set<Int>] = []

        init(_ list: ListWidget = ListView(), count: Int = 8) {
            self.list = list
            rows = BehaviorRelay(value: (0..<count).map { Item($0, "\($0)") })
            list.selectionMode = .multiple
            window = ListWindow(list)
            window.title = "Test"
            window.bind(rows)
            list.rx.selectedIDs(of: Item.self).subscribe(onNext: { [unowned self] in seen.append($0) }).disposed(
                by: window.bag)
            window.draw()
        }

        func click(_ text: String, holding key: String? = nil) throws {
            try hover(over: text)
            let seen = seen.count
            try run(key.map { [.hold($0), .click(), .letGo(of: $0)] } ?? [.click()])
            spin(for: "a click on \(text) to change the selection") { self.seen.count > seen }
        }

        /// Moves the pointer over a row, and waits until the row has noticed it.
        private func hover(over text: String) throws {
            let point = window.point(in: text)
            try run([.move(x: point.x, y: point.y)])
            spin(for: "the pointer over \(text)") {
                window.label(text)?.row?.isHovered ?? false
            }
        }

        func doubleClick(_ text: String) throws {
            try hover(over: text)
            try run([.doubleClick])
        }

        func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
            try run(Dragging.drag(from: start, to: end))
        }

        func press(_ key: String) throws { try run([.key(key)]) }

        private func run(_ inputs: [Input]) throws {
            try person(inputs)
            window.draw()
        }
    }

    /// A list of each kind.
    @MainActor
    private static var lists: [ListWidget] {
        let grid = GridView()
        grid.columns = 1...3
        return [ListView(), grid, ColumnView()]
    }

    func testShiftSelectsARangeAndCtrlTogglesARow() throws {
        try onMain {
            for list in Self.lists {
                let screen = Screen(list)
                try screen.click("1")
                try screen.click("4", holding: "shift")
                try screen.click("2", holding: "ctrl")
                try screen.click("6", holding: "ctrl")
                XCTAssertEqual(screen.seen, [[], [1], [1, 2, 3, 4], [1, 3, 4], [1, 3, 4, 6]], "\(type(of: list))")
                try screen.press("ctrl+a")
                XCTAssertEqual(screen.seen.last, Set(0..<8))
                XCTAssertEqual(screen.seen.count, 6)
                screen.window.close()
            }
        }
    }

    func testADoubleClickActivatesOnce() throws {
        try onMain {
            for list in Self.lists {
                let screen = Screen(list)
                var activated: [Int] = []
                list.rx.itemActivated.subscribe(onNext: { activated.append($0) }).disposed(by: screen.window.bag)
                try screen.doubleClick("3")
                XCTAssertEqual(activated, [3], "\(type(of: list))")
                screen.window.close()
            }
        }
    }

    func testARubberBandSelectsTheRowsItTouchesAtOnce() throws {
        try onMain {
            for list in Self.lists {
                let screen = Screen(list, count: 5)
                list.isRubberBandEnabled = true
                XCTAssertTrue(list.isRubberBandEnabled)
                try screen.drag(from: screen.window.onScreen(280, 380), to: screen.window.point(in: "1"))
                // In three columns, row 3 is below row 0, and the band does not reach it.
                let touched: Set<Int> = list is GridView ? [1, 2, 4] : [1, 2, 3, 4]
                XCTAssertEqual(screen.seen, [[], touched], "\(type(of: list))")
                screen.window.close()
            }
        }
    }

    func testARangeStartsAtTheChosenRowAfterItMoves() throws {
        try onMain {
            for (isColumns, count) in [(false, 8), (true, 8), (false, 300), (true, 300)] {
                for key in ["click", "ctrl+space"] {
                    let list = isColumns ? ColumnView() : ListView()
                    let screen = Screen(list, count: count)
                    try screen.click("1")
                    if key != "click" {
                        try screen.press("ctrl+Down")
                        try screen.press(key)
                    }
                    let anchor = key == "click" ? 1 : 2
                    // Every row moves. The chosen row moves to the fifth place.
                    var items = screen.rows.value.filter { $0.id != anchor }
                    items = Array(items[3...] + items[..<3])
                    items.insert(Item(anchor, "\(anchor)"), at: 4)
                    screen.rows.accept(items)
                    screen.window.draw()
                    try screen.click(items[7].text, holding: "shift")
                    XCTAssertEqual(screen.seen.last, Set(items[4...7].map(\.id)), "\(type(of: list)), \(count), \(key)")
                    screen.window.close()
                }
            }
        }
    }

    func testSelectingByTheProgramEmitsNothing() {
        onMain {
            for list in Self.lists {
                let screen = Screen(list)
                let selected = list.rx.selectedIDs(of: Item.self)
                selected.onNext([2, 5, 99])
                XCTAssertEqual(list.selectedRows, [2, 5])
                XCTAssertEqual(list.selectedIDs(of: Item.self), [2, 5])
                screen.rows.accept(screen.rows.value.filter { $0.id != 2 }.reversed())
                XCTAssertEqual(list.selectedRows, [2])
                list.selectAll()
                list.deselectAll()
                XCTAssertEqual(screen.seen, [[]])
                screen.window.close()
            }
        }
    }

    func testTheSelectionBindsBothWaysToARelay() throws {
        try onMain {
            let screen = Screen()
            let state = BehaviorRelay<Set<Int>>(value: [3])
            let selected = screen.list.rx.selectedIDs(of: Item.self)
            state.bind(to: selected).disposed(by: screen.window.bag)
            selected.bind(to: state).disposed(by: screen.window.bag)
            XCTAssertEqual(screen.list.selectedRows, [3])
            try screen.click("5", holding: "ctrl")
            XCTAssertEqual(state.value, [3, 5])
            state.accept([])
            XCTAssertEqual(screen.list.selectedRows, [])
            screen.window.close()
        }
    }

    func testSelectedIDsCompleteWhenTheWindowCloses() {
        onMain {
            let screen = Screen()
            var isCompleted = false
            screen.list.rx.selectedIDs(of: Item.self).subscribe(onCompleted: { isCompleted = true }).disposed(
                by: screen.window.bag)
            screen.window.close()
            XCTAssertTrue(isCompleted)
        }
    }

    func testSelectingByIDWorksInASortedList() {
        onMain {
            let screen = Screen(ColumnView())
            screen.window.sort(by: .descending)
            screen.list.select([0, 1], of: Item.self)
            XCTAssertEqual(screen.list.selectedRows, [6, 7])
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [0, 1])
            screen.window.close()
        }
    }

    func testSingleSelectionSelectsOnlyTheFirstOfManyIDs() {
        onMain {
            let screen = Screen()
            screen.list.selectionMode = .single
            screen.list.select([4, 6], of: Item.self)
            XCTAssertEqual(screen.list.selectedRows, [4])
            screen.list.selectAll()
            XCTAssertEqual(screen.list.selectedRows, [4])
            screen.list.selectionMode = .none
            screen.list.select([4, 6], of: Item.self)
            XCTAssertEqual(screen.list.selectedRows, [])
            screen.window.close()
        }
    }

    func testAHundredThousandSelectedRowsStaySelected() {
        onMain {
            let screen = Screen(count: 100_000)
            screen.list.selectAll()
            screen.rows.accept(screen.rows.value.reversed().filter { $0.id % 2 == 0 })
            XCTAssertEqual(screen.list.selectedRows.count, 50_000)
            screen.list.select([7, 8], of: Item.self)
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [8])
            screen.window.close()
        }
    }

    func testSelectingManyRowsCreatesNoObjectPerRow() {
        onMain {
            let screen = Screen(count: 10_000)
            let before = LiveObjects.counts["objects"] ?? 0
            screen.list.selectAll()
            screen.window.draw()
            // GTK may have prepared some hundred more rows meanwhile.
            XCTAssertLessThan(LiveObjects.counts["objects"] ?? 0, before + 1_000)
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), Set(0..<10_000))
            screen.window.close()
        }
    }

    func testSelectedIDsAreCurrentWhileRowsChange() {
        onMain {
            let (list, rows) = (ListView(), BehaviorRelay(value: (0..<20).map { Item($0, "\($0)") }))
            list.selectionMode = .multiple
            let window = ListWindow(list)
            var seen: [Set<Int>] = []
            rows.bind(to: list.rx.items(cellType: TextCell.self)) { _, element, cell in
                cell.label.text = element.text
                seen.append(list.selectedIDs(of: Item.self))
            }.disposed(by: window.bag)
            window.draw()
            list.select([1, 5, 19], of: Item.self)
            seen = []
            rows.accept([Item(100, "100")] + rows.value.filter { $0.id != 5 }.reversed())
            window.draw()
            XCTAssertFalse(seen.isEmpty)
            XCTAssertTrue(seen.allSatisfy { $0.isSubset(of: [1, 5, 19]) }, "\(seen)")
            XCTAssertEqual(list.selectedIDs(of: Item.self), [1, 19])
            window.close()
        }
    }
}
#endif
