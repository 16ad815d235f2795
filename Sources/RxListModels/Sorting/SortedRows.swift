/// The rows of a column view, sorted by the keys that the app sets, or that the user sets by pressing column headers.
/// Rows that are equal by all keys keep the app's order.
///
/// The other types of this folder each do a part of this. `HeaderOrder` finds the sort keys. `Sorting` sorts all rows
/// by one key after the other, the last key first. For each key it runs a `RowSort`, which the `RowOrder` of the column
/// makes. This is a `MergeSort` of the rows' indexes if the app orders the column by a closure. If the app gives a key
/// of each row, it is a `KeySort`: it computes all keys first and then runs a `MergeSort` of the keys. `SortSteps`
/// divides the work among turns of the main queue.
///
/// Inlinable, so that it is specialised for the caller's type.
@usableFromInline
package struct SortedRows<Element: Identifiable & Equatable> {
    @usableFromInline let orders: [RowOrder<Element>?]
    /// The rows as the app set them.
    @usableFromInline var rows: [Element] = []
    /// The sort keys of the displayed order, the primary key first.
    @usableFromInline var keys: [SortKey] = []
    /// The index in `rows` of each displayed row.
    @usableFromInline var indexes: [Int] = []
    /// The previous displayed index of each displayed row; `nil` if more than the order changed.
    @usableFromInline var oldIndexes: [Int]?
    /// The sort in progress, if it takes longer than the time allows. Until it is done, the rows keep their order.
    @usableFromInline package var sortInProgress: Sorting<Element>?

    /// - Parameter orders: The order of each column; `nil` for a column without one.
    @inlinable
    package init(orders: [RowOrder<Element>?]) { self.orders = orders }

    /// Sets the rows and the keys. Returns the replacement that turns the displayed rows into the new ones.
    ///
    /// If only the order changes, all rows are replaced. Otherwise the rows that stay at both ends are not copied, if
    /// they are more than half of all rows.
    ///
    /// If the time is over before all rows are sorted, the rows keep their order. The caller then has to advance
    /// `sortInProgress`. When the sort is done, the caller has to call this method again, which applies the order.
    ///
    /// - Complexity: O(n log n) comparisons for a new key. O(n) for a key whose direction is reversed, if no two rows
    ///   are equal by it; otherwise up to O(n log n). O(k log n) for k rows that were inserted, moved or changed.
    @inlinable
    package mutating func arrange(
        _ new: [Element], by newKeys: [SortKey], shown: [Element], while isTimeLeft: () -> Bool = { true }
    ) -> RowReplacement<Element> {
        let isChange = !update(to: new)
        if isChange { sortInProgress?.isOutdated = true }
        if newKeys != sortInProgress?.keys ?? keys { sortInProgress = newKeys == keys ? nil : makeSort(by: newKeys) }
        oldIndexes = nil
        guard let sort = sortInProgress, sort.advance(while: isTimeLeft) else {
            let isUnchanged = sortInProgress != nil && !isChange
            return isUnchanged ? RowReplacement(0..<0, with: []) : replacement(of: shown, by: new)
        }
        let before = indexes
        guard !apply(sort), !isChange else { return replacement(of: shown, by: new) }
        oldIndexes = oldIndexes(in: before)
        return RowReplacement(shown.indices, with: sort.sortedRows)
    }

    /// Returns the replacement that turns the displayed rows into `new` in the current order.
    @inlinable
    func replacement(of shown: [Element], by new: [Element]) -> RowReplacement<Element> {
        guard !keys.isEmpty else { return RowReplacement(shown.indices, with: new) }
        return ListDiff.borrowing(shown[...], rows[...]) { shown, rows in
            let ends = sameEnds(shown.count, indexes.count) { ListDiff.haveSameBits(shown, $0, rows, indexes[$1]) }
            return RowReplacement(shown.count, by: indexes.count, butFor: ends) { range in
                indexes[range].map { rows[$0] }
            }
        }
    }

    /// Returns the changes that turn the previously displayed rows into the rows of the last `arrange`.
    @inlinable
    package func changes(
        of old: [Element], by replacement: RowReplacement<Element>, keeping tracked: [Int]?
    ) -> ListChanges {
        oldIndexes.map { ListChanges(reordering: $0, keeping: tracked) }
            ?? replacement.changes(of: old, keeping: tracked)
    }

    /// Returns the previous displayed index of each displayed row, if the rows are the same in another order.
    @inlinable
    func oldIndexes(in before: [Int]) -> [Int] {
        var shown = [Int](repeating: 0, count: before.count)
        for (index, row) in before.enumerated() { shown[row] = index }
        return indexes.map { shown[$0] }
    }

    /// Makes a sort by all keys, or only by the first if the rows are already sorted by the others.
    @inlinable
    func makeSort(by newKeys: [SortKey]) -> Sorting<Element> {
        let keepsOrder = newKeys.dropFirst().elementsEqual(keys.filter { $0.column != newKeys.first?.column })
        return Sorting(
            of: rows, at: keepsOrder ? indexes : Array(rows.indices), by: newKeys,
            rest: keepsOrder ? Array(newKeys.prefix(1)) : newKeys, orders: orders)
    }

    /// Applies the order of a finished sort, then the changes of the rows during the sort. Returns whether the rows
    /// changed during the sort.
    @inlinable
    mutating func apply(_ sort: Sorting<Element>) -> Bool {
        sortInProgress = nil
        (keys, indexes) = (sort.keys, sort.indexes)
        guard sort.isOutdated else { return false }
        let now = rows
        rows = sort.rows
        return !update(to: now)
    }

    /// Sets the rows. Sorts the inserted, moved and changed rows into the displayed order, and keeps the order of the
    /// others. Returns whether all rows are the same as before.
    @inlinable
    mutating func update(to new: [Element]) -> Bool {
        let diff = ListDiff(from: rows, to: new)
        guard !diff.isSame else { return true }
        defer { rows = new }
        guard !keys.isEmpty else {
            indexes = Array(new.indices)
            return false
        }
        let oldIndexes = diff.oldIndexes
        let newIndexes = diff.newIndexes(oldIndexes)
        let stays = diff.staying(newIndexes)
        var (staying, others): ([Int], [Int]) = ([], diff.insertedRows(oldIndexes))
        staying.reserveCapacity(new.count)
        for index in indexes {
            if stays[index] {
                staying.append(newIndexes[index])
            } else if newIndexes[index] >= 0 {
                others.append(newIndexes[index])
            }
        }
        indexes = merge(others, into: staying, of: new)
        return false
    }

    /// Inserts the indexes of other rows into sorted indexes.
    @inlinable
    func merge(_ others: [Int], into sorted: [Int], of rows: [Element]) -> [Int] {
        guard !others.isEmpty else { return sorted }
        return rows.withUnsafeBufferPointer { rows in
            var merged: [Int] = []
            merged.reserveCapacity(sorted.count + others.count)
            var rest = sorted[...]
            for other in others.sorted(by: { isBefore($0, $1, rows) }) {
                let end = Self.partitionPoint(of: rest) { isBefore(other, $0, rows) }
                merged += rest[..<end]
                merged.append(other)
                rest = rest[end...]
            }
            return merged + rest
        }
    }

    /// Returns the position in a slice of the first index that satisfies a condition; the slice's end if none does.
    /// All indexes behind it have to satisfy the condition too.
    @inlinable
    static func partitionPoint(of indexes: ArraySlice<Int>, where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (indexes.startIndex, indexes.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(indexes[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns whether a row comes before another, by all keys and then by the app's order.
    @inlinable
    func isBefore(_ first: Int, _ second: Int, _ rows: UnsafeBufferPointer<Element>) -> Bool {
        for key in keys {
            guard let order = orders[key.column] else { continue }
            let (low, high) = key.isDescending ? (second, first) : (first, second)
            if order.isBefore(rows[low], rows[high]) { return true }
            if order.isBefore(rows[high], rows[low]) { return false }
        }
        return first < second
    }
}
