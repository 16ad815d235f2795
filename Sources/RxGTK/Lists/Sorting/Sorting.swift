/// Rows that are being sorted, by one key after the other.
///
/// Inlinable, so that it is compiled for the caller's type.
@usableFromInline
package final class Sorting<Element> {
    /// The rows as they were when this began.
    @usableFromInline let rows: [Element]
    /// What they are being sorted by, the first key before the others.
    @usableFromInline let keys: [SortKey]
    /// For each place, where its row is among `rows`.
    @usableFromInline var places: [Int]
    /// The rows in their order, when all is done.
    @usableFromInline var sortedRows: [Element] = []
    /// Whether other rows have come since.
    @usableFromInline var isOutdated = false

    @usableFromInline let orders: [RowOrder<Element>?]
    /// The keys that the rows are not sorted by yet; the last is next.
    @usableFromInline var rest: [SortKey]
    @usableFromInline var sort: RowSort?
    @usableFromInline var isAdvancing = false

    /// How many rows are taken over in a step.
    @usableFromInline static var step: Int { 256 }

    /// - Parameters:
    ///   - places: An order in which the rows are sorted by all keys but `rest` already.
    ///   - orders: The order of each column that has one.
    @inlinable
    init(of rows: [Element], at places: [Int], by keys: [SortKey], rest: [SortKey], orders: [RowOrder<Element>?]) {
        (self.rows, self.places, self.keys, self.rest, self.orders) = (rows, places, keys, rest, orders)
    }

    /// Goes on, and tells whether all is done; does nothing in the middle of itself, as when a comparison makes the list change.
    ///
    /// - Parameter isTimeLeft: Is asked after each step, of which at least one is made.
    @inlinable
    package func advance(while isTimeLeft: () -> Bool) -> Bool {
        guard !isAdvancing else { return false }
        isAdvancing = true
        defer { isAdvancing = false }
        while let key = rest.last {
            if sort == nil { sort = orders[key.column]?.sort(rows, places, key.isDescending) }
            guard sort?.advance(isTimeLeft) ?? true else { return false }
            places = sort?.places() ?? places
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
            for place in places[sortedRows.count..<end] { sortedRows.append(rows[place]) }
            guard isTimeLeft() else { return end == rows.count }
        }
        return true
    }
}
