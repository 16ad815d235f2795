/// Finds the splices: the gaps between the rows that stay in their order.
///
/// A row stays if the same rows come before it in both lists, not counting removed and inserted rows. So no row moves
/// across it, and a moved row is removed and inserted by the same splice. Only tracked rows count: the others may be
/// removed and inserted again.
@usableFromInline
struct Splicing {
    private let old: Range<Int>
    private let new: Range<Int>
    private let oldIndexes: [Int?]
    private let isTracked: [Bool]

    /// - Parameters:
    ///   - old: The part of the old list that differs.
    ///   - new: The part of the new list that differs.
    ///   - oldIndexes: For each row of the new part, its index in the old list.
    ///   - tracked: The indexes, in the old list, of the rows that are tracked; `nil` for all rows.
    @usableFromInline
    init(_ old: Range<Int>, _ new: Range<Int>, oldIndexes: [Int?], tracked: [Int]?) {
        self.old = old
        self.new = new
        self.oldIndexes = oldIndexes
        var isTracked = [Bool](repeating: tracked == nil, count: old.count)
        for index in tracked ?? [] where old.contains(index) { isTracked[index - old.lowerBound] = true }
        self.isTracked = isTracked
    }

    @usableFromInline
    var splices: [ListChanges.Splice] {
        let ranks = self.ranks
        var splices: [ListChanges.Splice] = []
        var (oldEnd, newEnd) = (old.lowerBound, new.lowerBound)
        func splice(upTo oldStart: Int, _ newStart: Int) {
            guard let splice = trimmed(oldEnd..<oldStart, newEnd..<newStart) else { return }
            splices.append(splice)
        }
        var (seen, highest) = (0, -1)
        for (index, oldIndex) in zip(new, oldIndexes) {
            guard let oldIndex, isTracked[oldIndex - old.lowerBound] else { continue }
            let rank = ranks[oldIndex - old.lowerBound]
            if rank == seen, highest < rank {
                splice(upTo: oldIndex, index)
                (oldEnd, newEnd) = (oldIndex + 1, index + 1)
            }
            highest = max(highest, rank)
            seen += 1
        }
        splice(upTo: old.upperBound, new.upperBound)
        return splices
    }

    /// For each tracked row of the old part, the number of tracked rows before it that still exist.
    private var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: old.count)
        for case let oldIndex? in oldIndexes where isTracked[oldIndex - old.lowerBound] {
            ranks[oldIndex - old.lowerBound] = 1
        }
        var count = 0
        for index in ranks.indices {
            let isThere = ranks[index]
            ranks[index] = count
            count += isThere
        }
        return ranks
    }

    /// Returns a gap without the same rows at its ends; `nil` if nothing is left.
    private func trimmed(_ old: Range<Int>, _ new: Range<Int>) -> ListChanges.Splice? {
        var (old, new) = (old, new)
        while !old.isEmpty, !new.isEmpty, oldIndex(of: new.lowerBound) == old.lowerBound {
            (old, new) = (old.dropFirst(), new.dropFirst())
        }
        while !old.isEmpty, !new.isEmpty, oldIndex(of: new.upperBound - 1) == old.upperBound - 1 {
            (old, new) = (old.dropLast(), new.dropLast())
        }
        return old.isEmpty && new.isEmpty ? nil : ListChanges.Splice(old: old, new: new)
    }

    private func oldIndex(of index: Int) -> Int? { oldIndexes[index - new.lowerBound] }
}
