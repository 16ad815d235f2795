#if GTK
import CGTKSupport
import RandomLists
import Rx
import RxGTK
import XCTest

/// Sections with headers in a list view. `SectionTests` checks what they have in common with those in a column view.
final class ListSectionTests: GTKTestCase {
    typealias Month = SectionScreen.Month

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

    func testAHeaderIsBetweenItsRowAndTheRowAbove() throws {
        try onMain {
            let screen = SectionScreen(SectionScreen.months)
            let (header, row) = try (screen.place(ofText: "June"), screen.place(ofText: "3"))
            let above = try screen.place(ofText: "2")
            XCTAssertGreaterThanOrEqual(header.top, above.top + above.height)
            XCTAssertLessThanOrEqual(header.top + header.height, row.top)
            screen.window.close()
        }
    }

    func testKeysMoveFromRowToRowAcrossSections() throws {
        try onMain {
            let screen = SectionScreen(SectionScreen.months)
            screen.list.selectRow(at: 1)
            screen.window.focus("2")
            try screen.window.press("Down")
            XCTAssertEqual(screen.focused, "3")
            try screen.window.press("shift+Down")
            XCTAssertEqual(screen.selected, ["3", "4"])
            try screen.window.press("ctrl+a")
            XCTAssertEqual(screen.list.selectedIDs(of: Item.self), [1, 2, 3, 4, 5])
            screen.window.close()
        }
    }

    func testFilteringKeepsTheHeadersOfRemainingRows() {
        onMain {
            let months = (0..<100).map { month in
                Month(model: "Month \(month)", items: (0..<100).map { Item(month * 100 + $0, "\(month * 100 + $0)") })
            }
            let screen = SectionScreen(months)
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
            let screen = SectionScreen([])
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
            let months = BehaviorRelay(value: SectionScreen.months)
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
            months.accept([SectionScreen.month("May", 1, 2, 6), SectionScreen.month("August", 4, 5)])
            window.draw()
            XCTAssertEqual(configured.dropFirst(3).map(\.description), ["May: 3"])
            binding.dispose()
            window.close()
        }
    }

    func testAGrowingHeaderDoesNotOverlapTheRowAbove() throws {
        try onMain {
            let screen = SectionScreen(SectionScreen.months)
            let label = try XCTUnwrap(screen.window.label("June"))
            gtk_widget_set_size_request(.init(label.pointer), -1, 90)
            screen.window.draw()
            screen.window.draw()
            let (header, above) = try (screen.place(ofText: "June"), screen.place(ofText: "2"))
            XCTAssertGreaterThanOrEqual(header.top, above.top + above.height)
            XCTAssertGreaterThanOrEqual(header.height, 90)
            screen.window.close()
        }
    }
}
#endif
