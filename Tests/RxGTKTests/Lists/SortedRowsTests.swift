import RxGTK
import XCTest

final class SortedRowsTests: XCTestCase {
    private static var orders: [SortedRows<Item>.Order?] {
        [{ $0.id < $1.id }, nil, { $0.text < $1.text }, { $0.id % 3 < $1.id % 3 }]
    }

    /// What a column view promises: by the first key, what is equal by the next, and at last in the program's order.
    private static func sorted(_ items: [Item], by keys: [SortKey]) -> [Item] {
        keys.reversed().reduce(items) { items, key in
            let order = orders[key.column]!
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
                let now = rows.arrange(lists.items, by: keys)
                XCTAssertEqual(now, Self.sorted(lists.items, by: keys), "seed \(seed), round \(round)")
                XCTAssertEqual(
                    rows.changes(from: shown, to: now, keeping: nil), ListDiff(from: shown, to: now).changes())
                shown = now
            }
        }
    }

    func testARowThatComesIsComparedWithFew() {
        var comparisons = 0
        var rows = SortedRows<Item>(orders: [
            { first, second in
                comparisons += 1
                return first.text < second.text
            }
        ])
        let items = (0..<1_000).map { Item($0, "\($0 * 7919 % 1_000)") }
        _ = rows.arrange(items, by: [SortKey(0)])
        comparisons = 0
        XCTAssertEqual(rows.arrange(items + [Item(1_000, "5")], by: [SortKey(0)]).count, 1_001)
        XCTAssertLessThan(comparisons, 50)
        _ = rows.arrange(items + [Item(1_000, "5")], by: [SortKey(0, isDescending: true)])
        XCTAssertLessThan(comparisons, 4_000)
    }
}
