/// New rows for a part of a list. The other rows of the list stay.
@usableFromInline
package struct RowReplacement<Element> {
    /// The range of the removed rows, in the old list.
    @usableFromInline package let range: Range<Int>
    /// The rows that are inserted in their place.
    @usableFromInline package let rows: [Element]

    @inlinable
    package init(_ range: Range<Int>, with rows: [Element]) {
        (self.range, self.rows) = (range, rows)
    }

    /// Replaces the rows between the common start and the common end of two lists. Replaces all rows if these ends are
    /// at most half of the new list: the new rows are then the whole list, and none is copied a second time.
    ///
    /// - Parameters:
    ///   - old: The number of rows in the old list.
    ///   - new: The number of rows in the new list.
    ///   - make: Makes the rows in a range of the new list.
    @inlinable
    init(_ old: Int, by new: Int, butFor ends: (start: Int, end: Int), make: (Range<Int>) -> [Element]) {
        let (start, end) = 2 * (ends.start + ends.end) > new ? ends : (0, 0)
        self.init(start..<old - end, with: make(start..<new - end))
    }

    /// How far the rows behind the range move.
    @inlinable var shift: Int { rows.count - range.count }
}

extension RowReplacement where Element: Identifiable & Equatable {
    /// Returns the changes that turn the old list into the new one. Does not compare the values of rows outside
    /// `range`.
    ///
    /// - Parameter tracked: The same as for `ListDiff.changes`.
    @inlinable
    package func changes(of old: [Element], keeping tracked: [Int]?) -> ListChanges {
        guard range != old.indices else { return ListDiff(from: old, to: rows).changes(keeping: tracked) }
        let part = ListDiff(from: old[range], to: rows[...])
        let oldIndexes = part.oldIndexes
        let trackedInPart = tracked.map { $0.filter(range.contains).map { $0 - range.lowerBound } }
        var changes = part.changes(keeping: trackedInPart, oldIndexes: oldIndexes)
        changes.move(by: range.lowerBound)
        if tracked != nil {
            changes.newIndexes.insert(contentsOf: 0..<range.lowerBound, at: 0)
            changes.newIndexes.append(contentsOf: range.upperBound + shift..<old.count + shift)
        }
        if changes.repetition != nil || repeats(rowOf: old, insertedRows: part.insertedRows(oldIndexes)) {
            changes.repetition = ListDiff(from: [], to: list(from: old)).firstRepetition
        }
        return changes
    }

    /// The whole new list.
    @inlinable
    package func list(from old: [Element]) -> [Element] {
        range == old.indices ? rows : old[..<range.lowerBound] + rows + old[range.upperBound...]
    }

    /// Returns whether an inserted row has the id of a row outside the range.
    @inlinable
    func repeats(rowOf old: [Element], insertedRows: [Int]) -> Bool {
        guard !insertedRows.isEmpty else { return false }
        return ListDiff.borrowing(old[...], rows[...]) { old, rows in
            let others = [0..<range.lowerBound, range.upperBound..<old.count].joined()
            if let insertedRow = insertedRows.first, insertedRows.count == 1 {
                let id = rows[insertedRow].id
                return others.contains { old[$0].id == id }
            }
            var table = IDTable(of: rows, count: insertedRows.count)
            for insertedRow in insertedRows { _ = table.insert(insertedRow) }
            return others.contains { table.index(of: old[$0].id) != nil }
        }
    }
}
