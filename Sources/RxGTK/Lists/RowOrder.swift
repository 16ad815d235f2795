/// How the rows are sorted by a column.
///
/// Inlinable, so that it is compiled for the caller's type.
@usableFromInline
package struct RowOrder<Element> {
    /// Whether the first of two values comes before the second.
    @usableFromInline package let isBefore: (Element, Element) -> Bool
    /// Sorts the places of some values stably, the greatest first where that is asked for.
    @usableFromInline package let sort: (UnsafeBufferPointer<Element>, inout [Int], _ isDescending: Bool) -> Void

    /// The order of a closure.
    @inlinable
    package init(by isBefore: @escaping (Element, Element) -> Bool) {
        self.isBefore = isBefore
        sort = { values, places, isDescending in
            if isDescending {
                places.sort { isBefore(values[$1], values[$0]) }
            } else {
                places.sort { isBefore(values[$0], values[$1]) }
            }
        }
    }

    /// The order of keys, each of which is taken once where all values are sorted.
    @inlinable
    package init<Key: Comparable>(by key: @escaping (Element) -> Key) {
        isBefore = { key($0) < key($1) }
        sort = { values, places, isDescending in
            var keys = places.map { (key: key(values[$0]), place: $0) }
            if isDescending {
                keys.sort { $1.key < $0.key }
            } else {
                keys.sort { $0.key < $1.key }
            }
            places = keys.map(\.place)
        }
    }

    /// The order of strings, of which a few bytes decide most comparisons.
    @inlinable
    package init(by key: @escaping (Element) -> String) {
        isBefore = { key($0) < key($1) }
        sort = { values, places, isDescending in
            places = StringOrder(of: places.map { key(values[$0]) }).sorted(isDescending: isDescending).map {
                places[$0]
            }
        }
    }
}
