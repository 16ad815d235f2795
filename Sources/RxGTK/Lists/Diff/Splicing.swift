/// The gaps between the rows that stay where they are among the others.
///
/// A row stays when the rows before it are, but for those that come and go, the same in both lists: so none moves across it, and
/// a row that moves is on both sides of one splice.
@usableFromInline
struct Splicing {
    private let old: Range<Int>
    private let new: Range<Int>
    private let origins: [Int?]

    /// - Parameters:
    ///   - old: The part of the old list that differs.
    ///   - new: The part of the new list that differs.
    ///   - origins: For each row of the new part, where it was in the old list.
    @usableFromInline
    init(_ old: Range<Int>, _ new: Range<Int>, origins: [Int?]) {
        self.old = old
        self.new = new
        self.origins = origins
    }

    @usableFromInline
    var splices: [ListChanges.Splice] {
        let ranks = self.ranks
        var splices: [ListChanges.Splice] = []
        var (oldEnd, newEnd) = (old.lowerBound, new.lowerBound)
        func splice(upTo oldStart: Int, _ newStart: Int) {
            guard oldEnd < oldStart || newEnd < newStart else { return }
            splices.append(ListChanges.Splice(old: oldEnd..<oldStart, new: newEnd..<newStart))
        }
        var (seen, highest) = (0, -1)
        for (index, origin) in zip(new, origins) {
            guard let origin else { continue }
            let rank = ranks[origin - old.lowerBound]
            if rank == seen, highest < rank {
                splice(upTo: origin, index)
                (oldEnd, newEnd) = (origin + 1, index + 1)
            }
            highest = max(highest, rank)
            seen += 1
        }
        splice(upTo: old.upperBound, new.upperBound)
        return splices
    }

    /// For each row of the old part, how many of the rows before it are still there.
    private var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: old.count)
        for case let origin? in origins { ranks[origin - old.lowerBound] = 1 }
        var count = 0
        for index in ranks.indices {
            let isThere = ranks[index]
            ranks[index] = count
            count += isThere
        }
        return ranks
    }
}
