import RxGTK
import XCTest

final class SortedRowsTests: XCTestCase {
    private static var orders: [RowOrder<Item>?] {
        [RowOrder(by: \.id), nil, RowOrder(by: \.text), RowOrder { $0.id % 3 < $1.id % 3 }]
    }

    /// What a column view promises: by the first key, what is equal by the next, and at last in the program's order.
    private static func sorted(_ items: [Item], by keys: [SortKey]) -> [Item] {
        keys.reversed().reduce(items) { items, key in
            let order = orders[key.column]!.isBefore
            return items.sorted { key.isDescending ? order($1, $0) : order($0, $1) }
        }
    }

    /// The keys after a press of a header, or after the program sorted by one column or by none.
    private static func next(_ keys: [SortKey], _ choice: Int) -> [SortKey] {
        let key = SortKey([0, 2, 3][choice % 3], isDescending: choice % 2 == 0)
        switch choice % 7 {
        case 0: return []
        case 1: return [key]
        case 2...4: return [key] + keys.filter { $0.column != key.column }
        default: return keys
        }
    }

    func testRandomRowsAreInTheOrderOfTheKeys() {
        for seed in 0..<40 {
            var lists = RandomLists(seed: UInt64(seed), count: 20 + seed)
            var (rows, keys, shown) = (SortedRows<Item>(orders: Self.orders), [SortKey](), [Item]())
            for round in 0..<40 {
                if round % 3 == 0 { lists.change() }
                keys = Self.next(keys, (seed * 31 + round * 17) % 101)
                let replacement = rows.arrange(lists.items, by: keys, shown: shown)
                let now = replacement.list(from: shown)
                XCTAssertEqual(now, Self.sorted(lists.items, by: keys), "seed \(seed), round \(round)")
                XCTAssertEqual(
                    rows.changes(of: shown, by: replacement, keeping: nil),
                    ListDiff(from: shown, to: now).changes())
                shown = now
            }
        }
    }

    func testARowThatComesIsComparedWithFew() {
        var comparisons = 0
        var rows = SortedRows<Item>(orders: [
            RowOrder { first, second in
                comparisons += 1
                return first.text < second.text
            }
        ])
        let items = (0..<1_000).map { Item($0, "\($0 * 7919 % 1_000)") }
        let shown = rows.arrange(items, by: [SortKey(0)], shown: []).rows
        comparisons = 0
        let replacement = rows.arrange(items + [Item(1_000, "5")], by: [SortKey(0)], shown: shown)
        XCTAssertEqual(replacement.range.count, 0)
        XCTAssertEqual(replacement.rows, [Item(1_000, "5")])
        XCTAssertLessThan(comparisons, 50)
        _ = rows.arrange(
            items + [Item(1_000, "5")], by: [SortKey(0, isDescending: true)], shown: replacement.list(from: shown))
        XCTAssertLessThan(comparisons, 4_000)
    }

    func testStringsAreInTheOrderOfTheLanguage() {
        let parts = [
            "", "a", "b", "e", "\u{301}", "é", "z", "\u{0}", "<", "\u{338}", "≮", "Å", "\u{212B}", "A\u{30A}", "ß",
            "\u{2FF}", "\u{300}",
            "Ж", "漢", "\u{AC00}", "\u{1100}\u{1161}", "👩‍👩‍👧", "\u{7F}", "\u{80}", " ",
        ]
        for seed in 0..<200 {
            var state = UInt64(seed)
            func next(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            let (start, kinds) = (["", "Task ", "e", "é"][seed % 4], seed % 3 == 0 ? 3 : parts.count)
            let strings = (0..<60).map { _ in (0..<next(12)).reduce(start) { text, _ in text + parts[next(kinds)] } }
            let places = Array(strings.indices)
            let order = StringOrder(of: strings)
            XCTAssertEqual(
                order.sorted(isDescending: false), places.sorted { strings[$0] < strings[$1] }, "seed \(seed)")
            XCTAssertEqual(
                order.sorted(isDescending: true), places.sorted { strings[$1] < strings[$0] }, "seed \(seed)")
        }
    }
}
