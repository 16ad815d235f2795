#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Sections with headers in a list view.
final class ListSectionTests: GTKTestCase {
    typealias Month = SectionModel<String?, Item>

    private final class CountCell: ListCell {
        let label = Label()

        required init() {
            super.init()
            append(label.margins(6))
        }
    }

    private struct Count: Hashable, CustomStringConvertible {
        var name: String?
        var count: Int
        var description: String { "\(name ?? "-"): \(count)" }
    }

    @MainActor
    private final class Screen {
        let list = ListView()
        let window: ListWindow
        let months: BehaviorRelay<[Month]>
        var configured: [Int] = []

        init(_ months: [Month]) {
            self.months = BehaviorRelay(value: months)
            list.selectionMode = .multiple
            window = ListWindow(list)
            window.title = "Test"
            self.months.bind(to: list.rx.items(header: SectionHeader(\.model), cellType: TextCell.self)) {
                [unowned self] _, item, cell in
                configured.append(item.id)
                cell.label.text = item.text
            }.disposed(by: window.bag)
            window.draw()
        }

        func press(_ keys: String...) throws {
            try person(keys.map(Input.key))
            window.draw()
        }

        func focus(_ text: String) {
            XCTAssertEqual(window.label(text)?.row?.superview?.becomeFirstResponder(), true)
        }

        /// The vertical position and the height of a text, in the list's coordinates.
        func rect(of text: String) throws -> (y: Int, height: Int) {
            let label = try XCTUnwrap(window.label(text))
            var (x, y) = (0.0, 0.0)
            rxgtk_translate(.init(label.pointer), .init(list.pointer), 0, 0, &x, &y)
            return (Int(y), Int(gtk_widget_get_height(.init(label.pointer))))
        }

        var focused: String? { list.focusedRow.flatMap { list.model(at: $0, as: Item.self)?.text } }
        var selected: [String] { list.selectedRows.compactMap { list.model(at: $0, as: Item.self)?.text } }
    }

    private static func month(_ name: String?, _ ids: Int...) -> Month {
        Month(model: name, items: ids.map { Item($0, "\($0)") })
    }

    private static let months = [month("May", 1, 2), month("June", 3), month("July"), month("August", 4, 5)]

    func testEachSectionStandsUnderItsHeader() {
        onMain {
            let screen = Screen(Self.months)
            XCTAssertEqual(screen.window.texts, ["May", "1", "2", "June", "3", "August", "4", "5"])
            XCTAssertEqual(screen.list.rowCount, 5)
            screen.window.close()
        }
    }

    func testNewSectionsUpdateTheHeaders() {
        onMain {
            let screen = Screen(Self.months)
            screen.months.accept([
                Self.month("May", 2, 1), Self.month(nil, 3), Self.month("July", 6), Self.month("Autumn", 4, 5),
            ])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["May", "2", "1", "3", "July", "6", "Autumn", "4", "5"])
            screen.months.accept([Self.month("May", 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["May", "4", "5"])
            screen.months.accept([])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, [])
            screen.window.close()
        }
    }

    func testChangingHeadersDoesNotReconfigureCells() {
        onMain {
            let screen = Screen(Self.months)
            screen.configured = []
            screen.months.accept([Self.month("Spring", 1), Self.month("May", 2), Self.month("June", 3, 4, 5)])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["Spring", "1", "May", "2", "June", "3", "4", "5"])
            XCTAssertEqual(screen.configured, [])
            screen.window.close()
        }
    }

    func testAHeaderIsBetweenItsRowAndTheRowAbove() throws {
        try onMain {
            let screen = Screen(Self.months)
            let (header, row) = try (screen.rect(of: "June"), screen.rect(of: "3"))
            let above = try screen.rect(of: "2")
            XCTAssertGreaterThanOrEqual(header.y, above.y + above.height)
            XCTAssertLessThanOrEqual(header.y + header.height, row.y)
            screen.window.close()
        }
    }

    func testClickingAHeaderSelectsNothing() throws {
        try onMain {
            let screen = Screen(Self.months)
            let header = try screen.rect(of: "June")
            let row = screen.window.point(in: "3")
            let top = try screen.rect(of: "3")
            try person(.move(x: row.x, y: row.y - (top.y - header.y)))
            spin(for: "the pointer over the list") { screen.list.isHovered }
            XCTAssertFalse(screen.window.label("3")?.row?.superview?.isHovered ?? true)
            try person(.click())
            screen.window.draw()
            XCTAssertEqual(screen.selected, [])
            try person(.move(x: row.x, y: row.y))
            spin(for: "the pointer over the row") { screen.window.label("3")?.row?.isHovered ?? false }
            try person(.click())
            spin(for: "the row to be selected") { screen.selected == ["3"] }
            screen.window.close()
        }
    }

    func testKeysMoveFromRowToRowAcrossSections() throws {
        try onMain {
            let screen = Screen(Self.months)
            screen.list.selectRow(at: 1)
            screen.focus("2")
            try screen.press("Down")
            XCTAssertEqual(screen.focused, "3")
            try screen.press("shift+Down")
            XCTAssertEqual(screen.selected, ["3", "4"])
            try screen.press("ctrl+a")
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [1, 2, 3, 4, 5])
            screen.window.close()
        }
    }

    func testSelectionAndFocusFollowARowToAnotherSection() {
        onMain {
            let screen = Screen(Self.months)
            screen.list.select([2, 4], of: Item.self)
            screen.focus("2")
            screen.months.accept([Self.month("August", 5, 2), Self.month("May", 4, 1, 3)])
            screen.window.draw()
            XCTAssertEqual(screen.window.texts, ["August", "5", "2", "May", "4", "1", "3"])
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [2, 4])
            XCTAssertEqual(screen.focused, "2")
            screen.window.close()
        }
    }

    func testAHundredThousandRowsKeepTheirScrollPosition() throws {
        try onMain {
            var months = (0..<1_000).map { month in
                Month(model: "Month \(month)", items: (0..<100).map { Item(month * 100 + $0, "\(month * 100 + $0)") })
            }
            let screen = Screen(months)
            screen.list.scrollToRow(at: 50_004)
            screen.list.select([50_000], of: Item.self)
            screen.window.draw()
            let before = try screen.rect(of: "50000")
            months.insert(Self.month("First", -1, -2, -3), at: 0)
            months[500].model = "Month 499, too"
            screen.months.accept(months)
            screen.window.draw()
            XCTAssertEqual(try screen.rect(of: "50000").y, before.y)
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [50_000])
            XCTAssertTrue(screen.window.texts.contains("Month 500"), "\(screen.window.texts)")
            screen.window.close()
        }
    }

    func testFilteringKeepsTheHeadersOfRemainingRows() {
        onMain {
            let months = (0..<100).map { month in
                Month(model: "Month \(month)", items: (0..<100).map { Item(month * 100 + $0, "\(month * 100 + $0)") })
            }
            let screen = Screen(months)
            let found = months.map { month in
                Month(model: month.model, items: month.items.filter { $0.id % 1_000 == 0 })
            }
            screen.months.accept(found)
            screen.window.draw()
            XCTAssertEqual(
                screen.window.texts.prefix(8),
                ["Month 0", "0", "Month 10", "1000", "Month 20", "2000", "Month 30", "3000"])
            XCTAssertEqual(screen.list.rowCount, 10)
            screen.months.accept(months)
            screen.window.draw()
            XCTAssertEqual(screen.window.texts.prefix(4), ["Month 0", "0", "1", "2"])
            screen.window.close()
        }
    }

    func testRandomChangesShowTheNewRowsAndKeepTheSelection() {
        onMain {
            var lists = RandomLists(seed: 5, count: 60)
            let screen = Screen([])
            for step in 0..<1_000 {
                if step % 40 == 0 { screen.list.deselectAll() }
                if !lists.items.isEmpty { screen.list.selectRow(at: step * 61 % lists.items.count) }
                let selected = screen.list.selectedIDs(of: Item.self)
                lists.change()
                screen.months.accept(Self.months(of: lists.items, step))
                let items = screen.months.value.flatMap(\.items)
                let models = (0..<screen.list.rowCount).compactMap { screen.list.model(at: $0, as: Item.self) }
                let kept = items.indices.filter { selected.contains(items[$0].id) }
                guard models == items, screen.list.selectedRows == kept else { return XCTFail("step \(step)") }
                guard step % 50 == 0 else { continue }
                screen.window.draw()
                let texts = Self.texts(of: screen.months.value)
                XCTAssertTrue(texts.contains(subsequence: screen.window.texts), "step \(step)")
            }
            screen.window.close()
        }
    }

    /// Splits items into sections, whose borders and headers stay the same for some steps.
    private static func months(of items: [Item], _ step: Int) -> [Month] {
        let length = 3 + step / 20 % 5
        return stride(from: 0, to: items.count, by: length).map { start in
            let part = Array(items[start..<min(start + length, items.count)])
            return Month(model: start % 4 == 0 ? nil : "from \(start), \(step / 10)", items: part)
        } + [Month(model: "without rows", items: [])]
    }

    private static func texts(of months: [Month]) -> [String] {
        months.filter { !$0.items.isEmpty }.flatMap { [$0.model].compactMap { $0 } + $0.items.map(\.text) }
    }

    func testAHeaderCellIsReconfiguredOnlyWhenItsValueChanges() {
        onMain {
            let (list, window) = (ListView(), Window(width: 300, height: 300))
            window.content = ScrolledWindow { list }
            let months = BehaviorRelay(value: Self.months)
            var configured: [Count] = []
            let header = SectionHeader<Month>(
                { Count(name: $0.model, count: $0.items.count) }, cellType: CountCell.self
            ) { count, cell in
                configured.append(count)
                cell.label.text = count.description
            }
            let binding = months.bind(to: list.rx.items(header: header)) { _, _, item in Label(item.text) }
            window.present()
            window.draw()
            XCTAssertEqual(configured.map(\.description), ["May: 2", "June: 1", "August: 2"])
            months.accept([Self.month("May", 1, 2, 6), Self.month("August", 4, 5)])
            window.draw()
            XCTAssertEqual(configured.dropFirst(3).map(\.description), ["May: 3"])
            binding.dispose()
            window.close()
        }
    }

    func testAGrowingHeaderDoesNotOverlapTheRowAbove() throws {
        try onMain {
            let screen = Screen(Self.months)
            let label = try XCTUnwrap(screen.window.label("June"))
            gtk_widget_set_size_request(.init(label.pointer), -1, 90)
            screen.window.draw()
            screen.window.draw()
            let (header, above) = try (screen.rect(of: "June"), screen.rect(of: "2"))
            XCTAssertGreaterThanOrEqual(header.y, above.y + above.height)
            XCTAssertGreaterThanOrEqual(header.height, 90)
            screen.window.close()
        }
    }

    func testSectionsLeaveNothingBehind() {
        onMain {
            let list = ListView()
            let window = ListWindow(list)
            checkNothingIsLeft {
                let binding = Observable.just(Self.months).bind(
                    to: list.rx.items(header: SectionHeader(\.model), cellType: TextCell.self)
                ) { _, item, cell in cell.label.text = item.text }
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
