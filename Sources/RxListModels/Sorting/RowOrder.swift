/// The order of a column.
///
/// Inlinable, so that it is specialised for the caller's type.
@usableFromInline
package struct RowOrder<Element> {
    /// Returns whether the first of two values comes before the second.
    @usableFromInline package let isBefore: (Element, Element) -> Bool
    /// Starts a sort of `indexes`, the indexes of all rows; in descending order if `isDescending`.
    @usableFromInline package let sort: (_ rows: [Element], _ indexes: [Int], _ isDescending: Bool) -> RowSort

    /// An order by a closure.
    @inlinable
    package init(by isBefore: @escaping (Element, Element) -> Bool) {
        self.isBefore = isBefore
        sort = { rows, indexes, isDescending in
            var sort = MergeSort(indexes, by: ClosureOrder(of: rows, by: isBefore), isDescending: isDescending)
            return RowSort(advance: { sort.advance(while: $0) }, indexes: { sort.indexes })
        }
    }

    /// An order by keys. A sort of all rows computes each key once.
    @inlinable
    package init<Key: Comparable>(by key: @escaping (Element) -> Key) {
        self.init(by: key, KeyOrder.self)
    }

    /// An order by strings. A few bytes decide most comparisons.
    @inlinable
    package init(by key: @escaping (Element) -> String) {
        self.init(by: key, StringOrder.self)
    }

    @inlinable
    init<Order: KeyedOrder>(by key: @escaping (Element) -> Order.Key, _: Order.Type) where Order.Key: Comparable {
        isBefore = { key($0) < key($1) }
        sort = { rows, indexes, isDescending in
            var sort = KeySort<Element, Order>(of: rows, at: indexes, isDescending: isDescending, by: key)
            return RowSort(advance: { sort.advance(while: $0) }, indexes: { sort.indexes })
        }
    }
}
