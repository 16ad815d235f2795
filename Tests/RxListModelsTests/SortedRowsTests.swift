import RandomLists
import RxListModels
import Testing

@Suite
struct SortedRowsTests {
    private static var orders: [RowOrder<Item>?] {
        [RowOrder(by: \.id), nil, RowOrder(by: \.text), RowOrder { $0.id % 3 < $1.id % 3 }]
    }

    /// The order that a column view promises: by the first key, then by the next ones, and last in the program's order.
    private static func sorted(_ items: [Item], by keys: [SortKey]) -> [Item] {
        keys.reversed().reduce(items) { items, key in
            let order = orders[key.column]!.isBefore
            return items.sorted { key.isDescending ? order($1, $0) : order($0, $1) }
        }
    }

    /// The keys after a click on a header, or after the program sorts by one column or by none.
    private static func next(_ keys: [SortKey], _ choice: Int) -> [SortKey] {
        let key = SortKey([0, 2, 3][choice % 3], isDescending: choice % 2 == 0)
        switch choice % 7 {
        case 0: return []
        case 1: return [key]
        case 2...4: return [key] + keys.filter { $0.column != key.column }
        default: return keys
        }
    }

    @Test
    func randomRowsAreSortedByTheKeys() {
        for seed in 0..<40 {
            var lists = RandomLists(seed: UInt64(seed), count: 20 + seed)
            var (rows, keys, shown) = (SortedRows<Item>(orders: Self.orders), [SortKey](), [Item]())
            for round in 0..<40 {
                if round % 3 == 0 { lists.change() }
                keys = Self.next(keys, (seed * 31 + round * 17) % 101)
                let replacement = rows.arrange(lists.items, by: keys, shown: shown)
                let now = replacement.list(from: shown)
                #expect(now == Self.sorted(lists.items, by: keys), "seed \(seed), round \(round)")
                let changes = rows.changes(of: shown, by: replacement, keeping: nil)
                #expect(changes == ListDiff(from: shown, to: now).changes())
                shown = now
            }
        }
    }

    /// The model is the standard library's sort. The sort may pause after each step.
    @Test
    func aSortInStepsIsStable() {
        let orders: [RowOrder<Item>] = [RowOrder { $0.text < $1.text }, RowOrder(by: \.id), RowOrder(by: \.text)]
        for seed in 0..<120 {
            let count = [0, 1, 2, 23, 24, 25, 255, 256, 257, 600, 3_000, 4_097][seed % 12]
            var state = UInt64(seed)
            let rows = (0..<count).map { index in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                // Ascending, descending, all equal, nearly ascending, or mixed with many repetitions.
                let value = [index, count - index, 7, index % 300 == 0 ? -index : index, Int(state >> 33) % 500][
                    seed % 5]
                return Item(value / 3, "\(value / 3 % 100)")
            }
            let isDescending = seed % 2 == 0
            for order in orders {
                let sort = order.sort(rows, Array(rows.indices), isDescending)
                var steps = 1
                while !sort.advance({ false }) { steps += 1 }
                let expected = rows.indices.sorted {
                    isDescending ? order.isBefore(rows[$1], rows[$0]) : order.isBefore(rows[$0], rows[$1])
                }
                #expect(sort.indexes() == expected, "seed \(seed)")
                if count > 512 { #expect(steps > 2) }
            }
        }
    }

    @Test
    func sortedRowsAreComparedOnlyOnce() {
        for isDescending in [false, true] {
            var comparisons = 0
            let order = RowOrder<Int> { first, second in
                comparisons += 1
                return first < second
            }
            let sort = order.sort(Array(0..<10_000), Array(0..<10_000), isDescending)
            #expect(sort.advance { true })
            #expect(comparisons < 10_200)
        }
    }

    @Test
    func rowsAddedDuringASortAreInOrder() {
        var finished = 0
        for seed in 0..<40 {
            var lists = RandomLists(seed: UInt64(seed), count: 400 + seed)
            var (rows, keys, shown) = (SortedRows<Item>(orders: Self.orders), [SortKey](), [Item]())
            var known = keys
            for round in 0...60 {
                if round % 3 == 0 { lists.change() }
                if round % 15 == 0 { keys = Self.next(keys, (seed * 31 + round * 17) % 101) }
                var steps = round == 60 ? .max : 2 + seed % 20
                let wasSorting = rows.sortInProgress != nil
                let replacement = rows.arrange(lists.items, by: keys, shown: shown) {
                    steps -= 1
                    return steps > 0
                }
                if rows.sortInProgress == nil {
                    if wasSorting { finished += 1 }
                    known = keys
                }
                let now = replacement.list(from: shown)
                #expect(now == Self.sorted(lists.items, by: known), "seed \(seed), round \(round)")
                let changes = rows.changes(of: shown, by: replacement, keeping: nil)
                #expect(changes == ListDiff(from: shown, to: now).changes())
                shown = now
            }
            #expect(keys == known)
        }
        #expect(finished > 40)
    }

    @Test
    func insertingARowNeedsFewComparisons() {
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
        #expect(replacement.range.count == 0)
        #expect(replacement.rows == [Item(1_000, "5")])
        #expect(comparisons < 50)
        _ = rows.arrange(
            items + [Item(1_000, "5")], by: [SortKey(0, isDescending: true)], shown: replacement.list(from: shown))
        #expect(comparisons < 4_000)
    }

    /// The model is the same sort with a closure. Another sort could give another order, because `<` of Swift 6.3.1
    /// contradicts itself for letters composed in different ways: neither of `"A\u{30A}"` and `"\u{C5}z"` precedes the
    /// other, though they differ.
    @Test
    func stringsSortAsSwiftComparesThem() {
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
            let indexes = Array(strings.indices)
            for isDescending in [false, true] {
                let sorted = [RowOrder(by: \String.self), RowOrder(by: <)].map { order in
                    let sort = order.sort(strings, indexes, isDescending)
                    #expect(sort.advance { true })
                    return sort.indexes()
                }
                #expect(sorted[0] == sorted[1], "seed \(seed)")
            }
        }
    }
}
