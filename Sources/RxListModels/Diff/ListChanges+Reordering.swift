extension ListChanges {
    /// The changes that reorder the rows of a list. Their values stay.
    ///
    /// - Parameters:
    ///   - oldIndexes: For each row of the new list, its index in the old list.
    ///   - tracked: The same as for `ListDiff.changes`.
    /// - Complexity: O(n), where n is the number of rows.
    @usableFromInline
    init(reordering oldIndexes: [Int], keeping tracked: [Int]?) {
        let (start, end) = sameEnds(oldIndexes.count, oldIndexes.count) { oldIndexes[$1] == $0 }
        let middle = start..<oldIndexes.count - end
        let splicing = Splicing(middle, middle, oldIndexes: oldIndexes[middle].map { $0 }, tracked: tracked)
        self.init(splices: splicing.splices, newIndexes: tracked == nil ? [] : Self.newIndexes(of: oldIndexes))
    }

    private static func newIndexes(of oldIndexes: [Int]) -> [Int] {
        var newIndexes = oldIndexes
        for (row, oldIndex) in oldIndexes.enumerated() { newIndexes[oldIndex] = row }
        return newIndexes
    }
}
