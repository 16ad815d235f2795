#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// The keyboard focus and the scroll position: keys bring the focused row into view, and changes keep it there.
final class ListFocusTests: GTKTestCase {
    /// A list of 5,000 rows, whose program carries out each deletion and move.
    @MainActor
    private final class Screen {
        let list: ListWidget
        let window: ListWindow
        let rows = BehaviorRelay(value: Screen.all)
        var done: [String] = []

        static let all = (0..<5_000).map { Item($0, "\($0)") }

        init(inColumns: Bool = false) {
            list = inColumns ? ColumnView() : ListView()
            window = ListWindow(list)
            window.title = "Test"
            window.bind(rows)
            list.isEditing = true
            list.rx.modelActivated(Item.self).subscribe(onNext: { [unowned self] in done.append("opened \($0.id)") })
                .disposed(by: window.bag)
            list.rx.itemSelected.subscribe(onNext: { [unowned self] _ in done.append("chosen") }).disposed(
                by: window.bag)
            list.rx.modelDeleted(Item.self).subscribe(onNext: { [unowned self] gone in
                done.append("deleted \(gone.id)")
                rows.accept(rows.value.filter { $0.id != gone.id })
            }).disposed(by: window.bag)
            list.rx.itemMoved.subscribe(onNext: { [unowned self] move in
                done.append("moved")
                var items = rows.value
                items.insert(items.remove(at: move.sourceIndex), at: move.destinationIndex)
                rows.accept(items)
            }).disposed(by: window.bag)
            window.draw()
        }

        /// The GTK widget around the cells of a row.
        private func row(of text: String) -> Widget? {
            let row = window.label(text)?.row
            return list is ColumnView ? row?.superview : row
        }

        /// Scrolls to a row from the program and focuses it.
        func focus(_ index: Int) {
            list.scrollToRow(at: index)
            window.draw()
            let text = rows.value[index].text
            spin(for: "row \(text)") { window.label(text) != nil }
            XCTAssertEqual(row(of: text)?.becomeFirstResponder(), true)
            window.draw()
        }

        /// Scrolls as a wheel does, without moving the focus.
        func wheel(to position: Double) {
            window.scrollPosition = position
            window.draw()
        }

        /// The text of the focused row, or `nil` if it is out of view.
        var focusInView: String? {
            guard let text = focused, window.label(text) != nil else { return nil }
            return text
        }

        var focused: String? { list.focusedRow.flatMap { list.model(at: $0, as: Item.self)?.text } }
    }

    func testAnActionKeyFirstScrollsToAFocusedRowOutOfView() throws {
        try onMain {
            for inColumns in [false, true] {
                for (key, result) in [
                    ("Return", "opened 2"), ("KP_Enter", "opened 2"), ("space", "chosen"), ("Delete", "deleted 2"),
                    ("alt+Down", "moved"),
                ] {
                    let screen = Screen(inColumns: inColumns)
                    screen.focus(2)
                    screen.wheel(to: 60_000)
                    XCTAssertNil(screen.focusInView)
                    try screen.window.press(key)
                    XCTAssertEqual(screen.done, [], key)
                    XCTAssertEqual(screen.focusInView, "2", key)
                    try screen.window.press(key)
                    XCTAssertEqual(screen.done, [result], "\(key), \(inColumns)")
                    screen.window.close()
                }
            }
        }
    }

    func testAnActionKeyThatTheAppHandlesFirstScrollsToAFocusedRowOutOfView() throws {
        try onMain {
            let screen = Screen()
            screen.list.rx.keyPressed(phase: .capture) { ["space", "x"].contains($0.name) }
                .subscribe(onNext: { [unowned screen] in screen.done.append($0.name) })
                .disposed(by: screen.window.bag)
            screen.focus(2)
            screen.wheel(to: 60_000)
            try screen.window.press("x")
            XCTAssertEqual(screen.done, ["x"], "another key does not act on a row")
            try screen.window.press("space")
            XCTAssertEqual(screen.done, ["x"])
            XCTAssertEqual(screen.focusInView, "2")
            try screen.window.press("space")
            XCTAssertEqual(screen.done, ["x", "space"])
            screen.window.close()
        }
    }

    func testRevealingTheFocusedRowTellsWhetherItWasOutOfView() {
        onMain {
            let screen = Screen()
            screen.focus(2)
            XCTAssertFalse(screen.list.revealFocusedRow())
            screen.wheel(to: 60_000)
            XCTAssertTrue(screen.list.revealFocusedRow())
            screen.window.draw()
            XCTAssertEqual(screen.focusInView, "2")
            XCTAssertFalse(screen.list.revealFocusedRow())
            screen.window.close()
        }
    }

    func testANavigationKeyScrollsTheFocusedRowIntoView() throws {
        try onMain {
            for inColumns in [false, true] {
                let screen = Screen(inColumns: inColumns)
                for key in ["Up", "Down", "Down", "Next", "Prior", "End", "Home"] {
                    screen.focus(2_500)
                    screen.wheel(to: 0)
                    XCTAssertNil(screen.focusInView)
                    try screen.window.press(key)
                    XCTAssertNotNil(screen.focusInView, key)
                }
                screen.window.close()
            }
        }
    }

    func testAFocusedRowInViewStaysInViewAfterAChange() {
        onMain {
            let changes: [(String, ([Item], String) -> [Item])] = [
                ("inserted above", { items, _ in (10_000..<10_100).map { Item($0, "\($0)") } + items }),
                ("reversed", { items, _ in items.reversed() }),
                ("few", { items, focused in items.filter { $0.id % 500 == 7 || $0.text == focused } }),
                ("all again", { _, _ in Screen.all }),
                ("shuffled", { items, _ in items.sorted { ($0.id * 7919) % 5003 < ($1.id * 7919) % 5003 } }),
                ("the row went", { items, focused in items.filter { $0.text != focused } }),
                (
                    "the row moved to the end",
                    { items, focused in
                        items.filter { $0.text != focused } + items.filter { $0.text == focused }
                    }
                ),
                ("another list", { _, _ in (20_000..<26_000).map { Item($0, "\($0)") } }),
            ]
            for (inColumns, place) in [(false, 2_500), (false, 3), (true, 2_500)] {
                let screen = Screen(inColumns: inColumns)
                for staysAtTop in [false, true] {
                    screen.rows.accept(Screen.all)
                    screen.window.draw()
                    screen.focus(place)
                    screen.list.staysAtTop = staysAtTop
                    for (name, change) in changes {
                        XCTAssertNotNil(screen.focusInView, "before \(name)")
                        let (before, gone) = (screen.focused ?? "", name.hasSuffix("went") || name.hasPrefix("another"))
                        screen.rows.accept(change(screen.rows.value, before))
                        screen.window.draw()
                        XCTAssertNotNil(screen.focusInView, "\(name), \(place), \(staysAtTop)")
                        if !gone {
                            XCTAssertEqual(screen.focused, before, "\(name), \(inColumns), \(place), \(staysAtTop)")
                        }
                    }
                }
                screen.window.close()
            }
        }
    }

    func testAFocusedRowInViewStaysInViewAfterSorting() throws {
        try onMain {
            for staysAtTop in [false, true] {
                let screen = Screen(inColumns: true)
                screen.list.staysAtTop = staysAtTop
                var emitted: [Int] = []
                screen.list.rx.itemDeselected.subscribe(onNext: { emitted.append($0) }).disposed(by: screen.window.bag)
                let orders: [(SortOrder?, Int)] = [
                    (.descending, 0), (.ascending, 1), (.ascending, 0), (.descending, 1), (.descending, 0), (nil, 0),
                ]
                for (place, wheel) in [(3, 0), (3, 20), (2_400, 0), (2_400, 100), (4_990, 0), (4_990, 30)] {
                    screen.focus(place)
                    screen.wheel(to: screen.window.scrollPosition + Double(wheel))
                    guard let text = screen.focusInView else { return XCTFail("\(place), \(wheel)") }
                    for (order, column) in orders {
                        screen.window.sort(by: order, column: column)
                        screen.window.draw()
                        let now = "\(place), \(wheel), \(order as Any), \(column), \(staysAtTop)"
                        XCTAssertEqual(screen.focused, text, now)
                        XCTAssertEqual(screen.focusInView, text, now)
                    }
                }
                screen.focus(2_400)
                screen.list.selectRow(at: 2_400)
                // Two clicks reverse the order. GTK ignores the second one if both make a double click.
                let header = screen.window.header
                try person(.move(x: header.x, y: header.y), .click(), .apart, .click())
                spin(for: "the order to be reversed") { screen.list.selectedRows == [5_000 - 1 - 2_400] }
                XCTAssertEqual(screen.focusInView, "2400")
                XCTAssertEqual(emitted, [])
                screen.window.close()
            }
        }
    }

    func testSortingDoesNotScrollBackToAFocusedRowOutOfView() {
        onMain {
            let screen = Screen(inColumns: true)
            screen.focus(2)
            screen.wheel(to: 60_000)
            screen.window.sort(by: .descending)
            screen.window.draw()
            XCTAssertNil(screen.focusInView)
            XCTAssertEqual(screen.focused, "2")
            screen.window.close()
        }
    }

    func testAChangeDoesNotScrollBackToAFocusedRowOutOfView() {
        onMain {
            let screen = Screen()
            screen.focus(2)
            screen.wheel(to: 60_000)
            let seen = screen.window.texts
            screen.rows.accept([Item(9_000, "new")] + screen.rows.value.filter { $0.id != 2 })
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, seen)
            screen.window.close()
        }
    }

    func testARowMovedByKeysStaysInView() throws {
        try onMain {
            for staysAtTop in [false, true] {
                let screen = Screen()
                screen.list.staysAtTop = staysAtTop
                screen.focus(0)
                for _ in 0..<25 { try screen.window.press("alt+Down") }
                XCTAssertEqual(screen.list.focusedRow, 25)
                XCTAssertEqual(screen.focusInView, "0", "\(staysAtTop)")
                screen.window.close()
            }
        }
    }

    func testDeletingTheLastRowsKeepsTheFocusInView() throws {
        try onMain {
            let screen = Screen()
            screen.focus(4_998)
            for gone in ["4998", "4999", "4997", "4996"] {
                XCTAssertEqual(screen.focusInView, gone)
                try screen.window.press("Delete")
            }
            XCTAssertEqual(screen.focusInView, "4995")
            screen.window.close()
        }
    }

    func testTabLeavesTheList() throws {
        try onMain {
            for inColumns in [false, true] {
                let screen = Screen(inColumns: inColumns)
                let (list, button) = (screen.window.content, Button(title: "After"))
                screen.window.content = nil
                screen.window.content = VBox {
                    list?.vexpand()
                    button
                }
                screen.focus(2)
                try screen.window.press("Tab")
                XCTAssertTrue(button.isFirstResponder)
                try screen.window.press("shift+Tab")
                XCTAssertEqual(screen.focusInView, "2")
                try screen.window.press("shift+Tab")
                XCTAssertNil(screen.focused)
                screen.window.close()
            }
        }
    }
}
#endif
