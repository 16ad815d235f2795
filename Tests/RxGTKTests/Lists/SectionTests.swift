#if GTK
import RandomLists
import Rx
import RxGTK
import XCTest

/// Sections with headers behave alike in a list view and in a column view.
final class SectionTests: GTKTestCase {
    /// Runs `body` with sections in a list view, then in a column view.
    private func checkBothKinds(
        _ months: [SectionScreen.Month]? = nil, _ body: @MainActor (SectionScreen) throws -> Void
    ) rethrows {
        try forBothKinds { inColumns in
            let screen = SectionScreen(months ?? SectionScreen.months, inColumns: inColumns)
            defer { screen.window.close() }
            try body(screen)
        }
    }

    func testEachSectionStandsUnderItsHeader() {
        checkBothKinds { screen in
            XCTAssertEqual(screen.texts, ["May", "1", "2", "June", "3", "August", "4", "5"])
            XCTAssertEqual(screen.list.rowCount, 5)
        }
    }

    func testNewSectionsUpdateTheHeaders() {
        checkBothKinds { screen in
            let month = SectionScreen.month
            screen.months.accept([month("May", 2, 1), month(nil, 3), month("July", 6), month("Autumn", 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "2", "1", "3", "July", "6", "Autumn", "4", "5"])
            screen.months.accept([month("May", 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["May", "4", "5"])
            screen.months.accept([])
            screen.window.draw()
            XCTAssertEqual(screen.texts, [])
        }
    }

    func testChangingHeadersDoesNotReconfigureCells() {
        checkBothKinds { screen in
            let month = SectionScreen.month
            screen.configured = []
            screen.months.accept([month("Spring", 1), month("May", 2), month(nil, 3, 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["Spring", "1", "May", "2", "3", "4", "5"])
            XCTAssertEqual(screen.configured, [])
        }
    }

    func testClickingAHeaderSelectsNothing() throws {
        try checkBothKinds { screen in
            let point = screen.window.point(in: "3")
            let (header, row) = try (screen.place(ofText: "June"), screen.place(ofText: "3"))
            try person(.move(x: point.x, y: point.y - (row.top - header.top)))
            spin(for: "the pointer over the list") { screen.list.isHovered }
            XCTAssertFalse(screen.window.row("3")?.isHovered ?? true)
            try person(.click())
            screen.window.draw()
            XCTAssertEqual(screen.selected, [])
            try person(.move(x: point.x, y: point.y))
            spin(for: "the pointer over the row") { screen.window.label("3")?.row?.isHovered ?? false }
            try person(.click())
            spin(for: "the row to be selected") { screen.selected == ["3"] }
        }
    }

    func testSelectionAndFocusFollowARowToAnotherSection() {
        checkBothKinds { screen in
            screen.list.select([2, 4], of: Item.self)
            screen.window.focus("2")
            screen.months.accept([SectionScreen.month("August", 5, 2), SectionScreen.month("May", 4, 1, 3)])
            screen.window.draw()
            XCTAssertEqual(screen.texts, ["August", "5", "2", "May", "4", "1", "3"])
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [2, 4])
            XCTAssertEqual(screen.focused, "2")
        }
    }

    func testAHundredThousandRowsKeepTheirScrollPosition() throws {
        let before = (0..<1_000).map { month in
            SectionScreen.Month(
                model: "Month \(month)", items: (0..<100).map { Item(month * 100 + $0, "\(month * 100 + $0)") })
        }
        try checkBothKinds(before) { screen in
            screen.list.scrollToRow(at: 50_004)
            screen.list.select([50_000], of: Item.self)
            screen.window.draw()
            let place = try screen.place(ofText: "50000")
            var months = [SectionScreen.month("First", -1, -2, -3)] + before
            months[500].model = "Month 499, too"
            screen.months.accept(months)
            screen.window.draw()
            XCTAssertEqual(try screen.place(ofText: "50000").top, place.top)
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [50_000])
            XCTAssertTrue(screen.texts.contains("Month 500"), "\(screen.texts)")
        }
    }

    func testSectionsLeaveNothingBehind() {
        forBothKinds { inColumns in
            let list: ListWidget = inColumns ? ColumnView() : ListView()
            let window = ListWindow(list)
            checkNothingIsLeft {
                let binding = SectionScreen.bind(.just(SectionScreen.months), to: list)
                if inColumns { window.sort(by: .descending) }
                window.draw()
                XCTAssertEqual(list.rowCount, 5)
                binding.dispose()
                XCTAssertEqual(list.rowCount, 0)
                window.draw()
            }
            window.close()
        }
    }
}
#endif
