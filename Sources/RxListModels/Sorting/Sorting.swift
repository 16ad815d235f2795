/// A sort in progress, by one key after the other.
@usableFromInline
package final class Sorting<Element> {
    /// The rows when the sort started.
    @usableFromInline let rows: [Element]
    /// The sort keys, the primary key first.
    @usableFromInline let keys: [SortKey]
    /// The index in `rows` of the row at each position.
    @usableFromInline var indexes: [Int]
    /// The rows in order, once the sort is done.
    @usableFromInline var sortedRows: [Element] = []
    /// Whether the rows have changed since the sort started.
    @usableFromInline var isOutdated = false

    @usableFromInline let orders: [RowOrder<Element>?]
    /// The keys that the rows are not sorted by yet. The last one is next.
    @usableFromInline var rest: [SortKey]
    @usableFromInline var sort: RowSort?
    @usableFromInline var isAdvancing = false

    /// The number of rows that are copied in a step.
    @usableFromInline static var step: Int { 256 }

    /// - Parameters:
    ///   - indexes: An order of the rows that is already sorted by all keys except `rest`.
    ///   - orders: The order of each column; `nil` for a column without one.
    @inlinable
    init(of rows: [Element], at indexes: [Int], by keys: [SortKey], rest: [SortKey], orders: [RowOrder<Element>?]) {
        (self.rows, self.indexes, self.keys, self.rest, self.orders) = (rows, indexes, keys, rest, orders)
    }

    /// Continues the sort. Returns whether it is done. Returns `false` at once if a comparison calls it, for example by
    /// changing the list.
    ///
    /// - Parameter isTimeLeft: Called after each step. At least one step is made.
    @inlinable
    package func advance(while isTimeLeft: () -> Bool) -> Bool {
        guard !isAdvancing else { return false }
        isAdvancing = true
        defer { isAdvancing = false }
        while let key = rest.last {
            if sort == nil { sort = orders[key.column]?.sort(rows, indexes, key.isDescending) }
            guard sort?.advance(isTimeLeft) ?? true else { return false }
            indexes = sort?.indexes() ?? indexes
            sort = nil
            rest.removeLast()
        }
        return collect(while: isTimeLeft)
    }

    @inlinable
    func collect(while isTimeLeft: () -> Bool) -> Bool {
        if keys.isEmpty { sortedRows = rows }
        sortedRows.reserveCapacity(rows.count)
        while sortedRows.count < rows.count {
            let end = min(sortedRows.count + Self.step, rows.count)
            for index in indexes[sortedRows.count..<end] { sortedRows.append(rows[index]) }
            guard isTimeLeft() else { return end == rows.count }
        }
        return true
    }
}
