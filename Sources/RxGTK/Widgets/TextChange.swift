#if GTK
/// What another text changes in a text that it replaces. Places are counted in Unicode scalars.
struct TextChange {
    private let old: [Unicode.Scalar]
    private let new: [Unicode.Scalar]
    /// How many scalars are equal at the start.
    private let prefix: Int
    /// How many scalars are equal at the end.
    private let suffix: Int

    /// A longer difference is not computed, because that takes the square of its length.
    private static let longestDifference = 400

    /// - Complexity: O(n) for n scalars.
    init(from old: String, to new: String) {
        (self.old, self.new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        prefix = zip(self.old, self.new).prefix { $0 == $1 }.count
        let rest = min(self.old.count, self.new.count) - prefix
        suffix = zip(self.old.reversed(), self.new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    }

    /// Where the texts begin to differ.
    var place: Int { prefix }

    /// What was inserted at `place`; `nil` if anything was deleted.
    var insertion: ArraySlice<Unicode.Scalar>? { prefix + suffix == old.count ? new[prefix..<new.count - suffix] : nil }

    /// Where a place of the old text is in the new one: between the same characters. The end stays the end.
    ///
    /// So a formatter that groups digits leaves the caret behind the digit that was typed.
    ///
    /// - Complexity: O(1) before and behind the difference, O(d²) within a difference of d scalars.
    func move(_ place: Int) -> Int {
        if place >= old.count { return new.count }
        if place <= prefix { return place }
        if place >= old.count - suffix { return new.count - (old.count - place) }
        let (before, after) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
        guard max(before.count, after.count) <= Self.longestDifference else { return min(place, new.count) }
        return prefix + moved(place - prefix, in: Array(before), to: Array(after))
    }

    /// The place behind the last scalar before `place` that both texts have.
    private func moved(_ place: Int, in before: [Unicode.Scalar], to after: [Unicode.Scalar]) -> Int {
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        let kept = (0..<place).count { !removed.contains($0) }
        guard kept > 0 else { return min(place, after.count) }
        return after.indices.filter { !inserted.contains($0) }[kept - 1] + 1
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
#endif
