extension ListDiff {
    /// The index in the old list of each row of the new middle; `nil` for a row that was inserted.
    @inlinable
    var oldIndexes: [Int?] {
        if oldMiddle.isEmpty || newMiddle.isEmpty { return Array(repeating: nil, count: newMiddle.count) }
        return rotated
            ?? Self.indexes(of: new, newMiddle, in: old, oldMiddle)
            ?? Self.indexes(of: old, oldMiddle, in: new, newMiddle).map(inverted)
            ?? oldIndexesByHashing
    }

    /// The old indexes if a single row moved from one end of the middle to the other; otherwise `nil`.
    @inlinable
    var rotated: [Int?]? {
        guard oldMiddle == newMiddle, let first = oldMiddle.first, let last = oldMiddle.last else { return nil }
        let (fromSecond, toSecondLast) = (first + 1..<last + 1, first..<last)
        if areSameRows(fromSecond, toSecondLast), areSameRows(first..<first + 1, last..<last + 1) {
            return newMiddle.map { $0 == last ? first : $0 + 1 }
        }
        if areSameRows(toSecondLast, fromSecond), areSameRows(last..<last + 1, first..<first + 1) {
            return newMiddle.map { $0 == first ? last : $0 - 1 }
        }
        return nil
    }

    /// Returns whether these rows of both lists are the same, in the same order.
    @inlinable
    func areSameRows(_ oldRows: Range<Int>, _ newRows: Range<Int>) -> Bool {
        Self.borrowing(old, new) { old, new in
            zip(oldRows, newRows).allSatisfy { Self.isSameRow(old, $0, new, $1) }
        }
    }

    /// Returns the index in `whole` of each row of `part`, if `part` is `whole` with some rows left out, as after a
    /// filter; otherwise `nil`.
    @inlinable
    static func indexes(
        of part: ArraySlice<Element>, _ partRange: Range<Int>, in whole: ArraySlice<Element>, _ wholeRange: Range<Int>
    ) -> [Int?]? {
        guard partRange.count <= wholeRange.count else { return nil }
        return borrowing(part, whole) { part, whole in
            var indexes: [Int?] = []
            indexes.reserveCapacity(partRange.count)
            var next = wholeRange.lowerBound
            for index in partRange {
                let id = part[index].id
                while next < wholeRange.upperBound, whole[next].id != id { next += 1 }
                guard next < wholeRange.upperBound else { return nil }
                indexes.append(next)
                next += 1
            }
            return indexes
        }
    }

    /// Returns the old indexes, given the new indexes of the old middle's rows.
    @inlinable
    func inverted(_ newIndexes: [Int?]) -> [Int?] {
        var oldIndexes = [Int?](repeating: nil, count: newMiddle.count)
        for (oldIndex, newIndex) in zip(oldMiddle, newIndexes) {
            if let newIndex { oldIndexes[newIndex - newMiddle.lowerBound] = oldIndex }
        }
        return oldIndexes
    }

    /// Returns the index in the new list of each old row; -1 for a row that was removed.
    @inlinable
    func newIndexes(_ oldIndexes: [Int?]) -> [Int] {
        var newIndexes = [Int](repeating: -1, count: old.count)
        for row in 0..<oldMiddle.lowerBound { newIndexes[row] = row }
        for case (let row, let oldIndex?) in zip(newMiddle, oldIndexes) { newIndexes[oldIndex] = row }
        let shift = newMiddle.upperBound - oldMiddle.upperBound
        for row in oldMiddle.upperBound..<old.count { newIndexes[row] = row + shift }
        return newIndexes
    }

    /// Returns, for each old row, whether it has the same value and comes after all such rows before it.
    @inlinable
    func staying(_ newIndexes: [Int]) -> [Bool] {
        Self.borrowing(old, new) { old, new in
            var last = -1
            return newIndexes.enumerated().map { oldIndex, row in
                guard row > last, !Self.differ(old, oldIndex, new, row) else { return false }
                last = row
                return true
            }
        }
    }

    /// Returns the indexes of the new rows that are not in the old list.
    @inlinable
    func insertedRows(_ oldIndexes: [Int?]) -> [Int] { zip(newMiddle, oldIndexes).filter { $1 == nil }.map(\.0) }

    @inlinable
    var oldIndexesByHashing: [Int?] {
        Self.borrowing(old, new) { old, new in
            var table = IDTable(of: old, count: oldMiddle.count)
            for index in oldMiddle { _ = table.insert(index) }
            var isTaken = [Bool](repeating: false, count: oldMiddle.count)
            return newMiddle.map { index in
                guard let oldIndex = table.index(of: new[index].id) else { return nil }
                // If an id repeats, only its first row has this old index. The second counts as inserted.
                defer { isTaken[oldIndex - oldMiddle.lowerBound] = true }
                return isTaken[oldIndex - oldMiddle.lowerBound] ? nil : oldIndex
            }
        }
    }
}
