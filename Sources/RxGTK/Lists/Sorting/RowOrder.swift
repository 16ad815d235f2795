/// How the rows are sorted by a column.
///
/// Inlinable, so that it is compiled for the caller's type.
@usableFromInline
package struct RowOrder<Element> {
    /// Whether the first of two values comes before the second.
    @usableFromInline package let isBefore: (Element, Element) -> Bool
    /// Begins to sort the places of all rows, the greatest first where that is asked for.
    @usableFromInline package let sort: (_ rows: [Element], _ places: [Int], _ isDescending: Bool) -> RowSort

    /// The order of a closure.
    @inlinable
    package init(by isBefore: @escaping (Element, Element) -> Bool) {
        self.isBefore = isBefore
        sort = { rows, places, isDescending in
            var sort = MergeSort(places, by: ClosureOrder(of: rows, by: isBefore), isDescending: isDescending)
            return RowSort(advance: { sort.advance(while: $0) }, places: { sort.places })
        }
    }

    /// The order of keys, each of which is taken once where all values are sorted.
    @inlinable
    package init<Key: Comparable>(by key: @escaping (Element) -> Key) {
        self.init(by: key, KeyOrder.self)
    }

    /// The order of strings, of which a few bytes decide most comparisons.
    @inlinable
    package init(by key: @escaping (Element) -> String) {
        self.init(by: key, StringOrder.self)
    }

    @inlinable
    init<Order: KeyedOrder>(by key: @escaping (Element) -> Order.Key, _: Order.Type) where Order.Key: Comparable {
        isBefore = { key($0) < key($1) }
        sort = { rows, places, isDescending in
            var sort = KeySort<Element, Order>(of: rows, at: places, isDescending: isDescending, by: key)
            return RowSort(advance: { sort.advance(while: $0) }, places: { sort.places })
        }
    }
}
