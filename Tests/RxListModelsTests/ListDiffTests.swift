import RandomLists
import RxListModels
import Testing

@Suite
struct ListDiffTests {
    @Test
    func applyingRandomChangesGivesTheNewList() {
        for seed in 0..<5 as Range<UInt64> {
            var lists = RandomLists(seed: seed, count: 20)
            for step in 0..<1_000 {
                let old = lists.items
                lists.change()
                let tracked = old.indices.filter { $0 % 7 == step % 7 }
                guard isValid(from: old, to: lists.items), isValid(from: old, to: lists.items, keeping: tracked) else {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
            }
        }
    }

    @Test
    func newIndexesMapOldRowsToNewRows() {
        let old = (0..<6).map { Item($0) }
        func newIndexes(_ ids: [Int]) -> [Int] {
            ListDiff(from: old, to: ids.map { Item($0) }).changes(keeping: [0, 2, 5]).newIndexes
        }
        #expect(newIndexes([0, 1, 2, 3, 4, 5]) == [0, 1, 2, 3, 4, 5])
        #expect(newIndexes([1, 2, 3, 4, 5, 0]) == [5, 0, 1, 2, 3, 4])
        #expect(newIndexes([5, 0, 1, 2, 3, 4]) == [1, 2, 3, 4, 5, 0])
        #expect(newIndexes([0, 7, 1, 3, 5]) == [0, 2, -1, 3, -1, 4])
        #expect(newIndexes([4, 2, 0, 1, 3, 5]) == [2, 3, 1, 4, 0, 5])
        #expect(newIndexes([]) == [-1, -1, -1, -1, -1, -1])
    }

    @Test
    func aRowMovesFromOneEndToTheOther() {
        for count in 1..<5 {
            let old = (0..<count).map { Item($0) }
            #expect(isValid(from: old, to: Array(old.dropFirst() + old.prefix(1))), "\(count)")
            #expect(isValid(from: old, to: Array(old.suffix(1) + old.dropLast())), "\(count)")
        }
    }

    /// Whether the changes, applied one by one, turn `old` into `new`, report every new value, and keep each row in one
    /// splice. Checks the diff of the whole lists and the diff of the part that differs.
    private func isValid(from old: [Item], to new: [Item], keeping tracked: [Int]? = nil) -> Bool {
        let changes = ListDiff(from: old, to: new).changes(keeping: tracked)
        let (start, end) = sameEnds(old.count, new.count) { old[$0] == new[$1] }
        let part = RowReplacement(start..<old.count - end, with: Array(new[start..<new.count - end]))
        return part.changes(of: old, keeping: tracked) == changes
            && [part, RowReplacement(old.indices, with: new)].allSatisfy {
                isValid($0, changes, from: old, to: new, tracked)
            }
    }

    private func isValid(
        _ replacement: RowReplacement<Item>, _ changes: ListChanges, from old: [Item], to new: [Item], _ tracked: [Int]?
    ) -> Bool {
        var spliced = SplicedArray(old)
        var byHand = old
        spliced.start(towards: replacement)
        for splice in changes.splices.reversed() {
            spliced.apply(splice)
            byHand.replaceSubrange(splice.old, with: new[splice.new])
            guard (0..<spliced.count).map({ spliced[$0].id }) == byHand.map(\.id) else { return false }
        }
        let values = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
        let expected = new.indices.filter { index in values[new[index].id].map { $0 != new[index] } ?? false }
        spliced.settle()
        return byHand.map(\.id) == new.map(\.id) && spliced.settled == new && changes.updates == expected
            && changes.repetition == nil && keepsRowsWhole(changes, old, new, tracked)
    }

    /// Whether each row that is in both lists is either in no splice or on both sides of the same splice.
    private func keepsRowsWhole(_ changes: ListChanges, _ old: [Item], _ new: [Item], _ tracked: [Int]?) -> Bool {
        let was = Set((tracked ?? Array(old.indices)).map { old[$0].id })
        let isNow = was.intersection(new.map(\.id))
        return changes.splices.allSatisfy { splice in
            let gone = Set(old[splice.old].map(\.id)).intersection(isNow)
            return gone == Set(new[splice.new].map(\.id)).intersection(was)
        }
    }

    @Test
    func changesAreMinimal() {
        let old = (0..<10).map { Item($0) }
        #expect(splices(from: old, to: old) == [])
        #expect(splices(from: old, to: [Item(10)] + old) == [.init(old: 0..<0, new: 0..<1)])
        #expect(splices(from: old, to: Array(old.dropFirst(2))) == [.init(old: 0..<2, new: 0..<0)])
        let filtered = old.filter { $0.id != 2 && $0.id != 7 }
        #expect(
            splices(from: old, to: filtered) == [.init(old: 2..<3, new: 2..<2), .init(old: 7..<8, new: 6..<6)])
        var moved = old
        moved.swapAt(3, 4)
        moved.insert(Item(10), at: 8)
        #expect(splices(from: old, to: moved) == [.init(old: 3..<5, new: 3..<5), .init(old: 8..<8, new: 8..<9)])
    }

    @Test
    func joiningMergesManySplicesIntoOne() {
        let old = (0..<100).map { Item($0) }
        let changes = ListDiff(from: old, to: old.filter { $0.id % 2 == 0 }).changes()
        #expect(changes.splices.count == 50)
        #expect(changes.joined(above: 50) == changes)
        #expect(changes.joined(above: 8).splices == [.init(old: 1..<100, new: 1..<50)])
    }

    /// A row that counts its comparisons.
    private struct CountedItem: Identifiable, Equatable {
        nonisolated(unsafe) static var comparisons = 0
        let id: Int
        var text: String

        static func == (first: Self, second: Self) -> Bool {
            comparisons += 1
            return first.id == second.id && first.text == second.text
        }
    }

    @Test
    func rowsWithTheSameBitsAreNotCompared() {
        let old = (0..<100).map { CountedItem(id: $0, text: "a text that is too long for a string's own bits, \($0)") }
        var new = old
        new[50].text = "another text, and as long as the one there was"
        // An equal text at another address.
        new[60].text = old[60].text.map(String.init).joined()
        new.remove(at: 10)
        CountedItem.comparisons = 0
        #expect(ListDiff(from: old, to: new).changes().updates == [49])
        #expect(CountedItem.comparisons == 2)
    }

    @Test
    func aRepeatedIDIsFound() {
        let old = (0..<4).map { Item($0) }
        func repetition(_ ids: Int...) -> ListChanges.Repetition? {
            ListDiff(from: old, to: ids.map { Item($0) }).changes().repetition
        }
        #expect(repetition(3, 2, 1, 0) == nil)
        #expect(repetition(2, 0, 1, 2, 3) == .init(0, 3))
        #expect(repetition(0, 1, 2, 3, 0) == .init(0, 4))
        #expect(repetition(3, 3, 0, 1) == .init(0, 1))
        #expect(repetition(7, 8, 7) == .init(0, 2))
        #expect(repetition(0, 9, 2, 2, 8) == .init(2, 3))
    }

    @Test
    func aReplacementReportsAnIDRepeatedOutsideItsRange() {
        let old = (0..<6).map { Item($0) }
        func repetition(_ ids: Int...) -> ListChanges.Repetition? {
            RowReplacement(2..<4, with: ids.map { Item($0) }).changes(of: old, keeping: []).repetition
        }
        #expect(repetition() == nil)
        #expect(repetition(3, 2) == nil)
        #expect(repetition(8, 3, 9) == nil)
        #expect(repetition(5) == .init(2, 4))
        #expect(repetition(2, 1, 3) == .init(1, 3))
        #expect(repetition(8, 9, 0) == .init(0, 4))
        #expect(repetition(3, 3) == .init(2, 3))
    }

    @Test
    func replacingPartOfALongListGivesTheNewList() {
        let old = (0..<1_000).map { Item($0, "a text that is too long for a string's own bits, \($0)") }
        for part in [0..<0, 0..<5, 500..<500, 500..<600, 998..<1_000, 1_000..<1_000] {
            for count in [0, 1, 5, 100, 300] {
                let rows = (0..<count).map { Item(2_000 + $0) } + old[part].reversed()
                var (spliced, replacement) = (SplicedArray(old), RowReplacement(part, with: rows))
                spliced.start(towards: replacement)
                #expect(spliced.current == old)
                let changes = replacement.changes(of: old, keeping: nil)
                changes.splices.reversed().forEach { spliced.apply($0) }
                replacement = RowReplacement(0..<0, with: [])
                spliced.settle()
                #expect(spliced.current == old[..<part.lowerBound] + rows + old[part.upperBound...])
            }
        }
    }

    private func splices(from old: [Item], to new: [Item]) -> [ListChanges.Splice] {
        ListDiff(from: old, to: new).changes().splices
    }
}
