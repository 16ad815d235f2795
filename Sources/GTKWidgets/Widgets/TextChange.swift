#if GTK
/// The difference between two strings, the old and the new text of a widget. Positions are counted in Unicode scalars.
struct TextChange {
    private let old: [Unicode.Scalar]
    private let new: [Unicode.Scalar]
    /// The number of equal scalars at the start.
    private let prefix: Int
    /// The number of equal scalars at the end.
    private let suffix: Int

    /// The length of the longest difference that is computed. The time grows with the square of the length.
    private static let longestDifference = 400

    /// - Complexity: O(n) for n scalars.
    init(from old: String, to new: String) {
        (self.old, self.new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
        prefix = zip(self.old, self.new).prefix { $0 == $1 }.count
        let rest = min(self.old.count, self.new.count) - prefix
        suffix = zip(self.old.reversed(), self.new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    }

    /// The position at which the strings begin to differ.
    var firstDifference: Int { prefix }

    /// The scalars inserted at `firstDifference`; `nil` if any scalar was deleted.
    var insertion: ArraySlice<Unicode.Scalar>? { prefix + suffix == old.count ? new[prefix..<new.count - suffix] : nil }

    /// Maps a position in the old text to the position in the new text between the same characters. The end stays the
    /// end. In a difference of more than `longestDifference` scalars, the position stays the same if possible.
    ///
    /// For example, a formatter that groups digits leaves the caret behind the digit that was typed.
    ///
    /// - Complexity: O(1) before and after the difference, O(d²) within a difference of d scalars.
    func position(of oldPosition: Int) -> Int {
        if oldPosition >= old.count { return new.count }
        if oldPosition <= prefix { return oldPosition }
        if oldPosition >= old.count - suffix { return new.count - (old.count - oldPosition) }
        let (before, after) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
        guard max(before.count, after.count) <= Self.longestDifference else { return min(oldPosition, new.count) }
        return prefix + position(of: oldPosition - prefix, in: Array(before), to: Array(after))
    }

    /// The position after the last scalar before `oldPosition` that both strings contain. If there is no such scalar,
    /// the same position, or the end if the new string is shorter.
    private func position(of oldPosition: Int, in before: [Unicode.Scalar], to after: [Unicode.Scalar]) -> Int {
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        let kept = (0..<oldPosition).count { !removed.contains($0) }
        guard kept > 0 else { return min(oldPosition, after.count) }
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
