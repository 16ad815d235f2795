/// A sort by keys: it takes the key of each row, makes an item of each, then sorts these.
@usableFromInline
struct KeySort<Element, Order: KeyedOrder> {
    @usableFromInline let rows: [Element]
    @usableFromInline let unsorted: [Int]
    @usableFromInline let isDescending: Bool
    @usableFromInline let key: (Element) -> Order.Key
    @usableFromInline var order = Order()
    /// How many keys have been taken.
    @usableFromInline var taken = 0
    @usableFromInline var items: [Order.Item] = []
    @usableFromInline var sort: MergeSort<Order>?

    /// How many rows a step is about.
    @usableFromInline static var step: Int { 256 }

    @inlinable
    init(of rows: [Element], at places: [Int], isDescending: Bool, by key: @escaping (Element) -> Order.Key) {
        (self.rows, unsorted, self.isDescending, self.key) = (rows, places, isDescending, key)
    }

    @inlinable var places: [Int] { sort?.places ?? unsorted }

    /// Goes on, and tells whether all is sorted.
    ///
    /// - Parameter isTimeLeft: Is asked after each step, of which at least one is made.
    @inlinable
    mutating func advance(while isTimeLeft: () -> Bool) -> Bool {
        while sort == nil {
            if taken < rows.count { takeKeys() } else { makeItems() }
            guard isTimeLeft() else { return false }
        }
        return sort!.advance(while: isTimeLeft)
    }

    @inlinable
    mutating func takeKeys() {
        let end = min(taken + Self.step, rows.count)
        for row in rows[taken..<end] { order.append(key(row)) }
        taken = end
    }

    @inlinable
    mutating func makeItems() {
        for place in unsorted[items.count..<min(items.count + Self.step, rows.count)] {
            items.append(order.item(at: place))
        }
        guard items.count == rows.count else { return }
        sort = MergeSort(items, by: order, isDescending: isDescending)
        items = []
    }
}
