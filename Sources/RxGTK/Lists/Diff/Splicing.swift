/// The gaps between the rows that stay where they are among the others.
///
/// A row stays when the rows before it are, but for those that come and go, the same in both lists: so none moves across it, and
/// a row that moves is on both sides of one splice. Only rows that somebody holds count: the others may go and come back.
@usableFromInline
struct Splicing {
    private let old: Range<Int>
    private let new: Range<Int>
    private let origins: [Int?]
    private let isHeld: [Bool]

    /// - Parameters:
    ///   - old: The part of the old list that differs.
    ///   - new: The part of the new list that differs.
    ///   - origins: For each row of the new part, where it was in the old list.
    ///   - held: Where in the old list the rows are that somebody holds; `nil` for every row.
    @usableFromInline
    init(_ old: Range<Int>, _ new: Range<Int>, origins: [Int?], held: [Int]?) {
        self.old = old
        self.new = new
        self.origins = origins
        var isHeld = [Bool](repeating: held == nil, count: old.count)
        for index in held ?? [] where old.contains(index) { isHeld[index - old.lowerBound] = true }
        self.isHeld = isHeld
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
        for (index, origin) in zip(new, origins) {
            guard let origin, isHeld[origin - old.lowerBound] else { continue }
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

    /// For each held row of the old part, how many of the held rows before it are still there.
    private var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: old.count)
        for case let origin? in origins where isHeld[origin - old.lowerBound] { ranks[origin - old.lowerBound] = 1 }
        var count = 0
        for index in ranks.indices {
            let isThere = ranks[index]
            ranks[index] = count
            count += isThere
        }
        return ranks
    }

    /// A gap without the rows that are the same at its ends; `nil` when that is all of it.
    private func trimmed(_ old: Range<Int>, _ new: Range<Int>) -> ListChanges.Splice? {
        var (old, new) = (old, new)
        while !old.isEmpty, !new.isEmpty, origin(of: new.lowerBound) == old.lowerBound {
            (old, new) = (old.dropFirst(), new.dropFirst())
        }
        while !old.isEmpty, !new.isEmpty, origin(of: new.upperBound - 1) == old.upperBound - 1 {
            (old, new) = (old.dropLast(), new.dropLast())
        }
        return old.isEmpty && new.isEmpty ? nil : ListChanges.Splice(old: old, new: new)
    }

    private func origin(of index: Int) -> Int? { origins[index - new.lowerBound] }
}
