/// A sort by keys. It computes the key of each row, then makes an item for each, then sorts the items.
@usableFromInline
struct KeySort<Element, Order: KeyedOrder> {
    @usableFromInline let rows: [Element]
    /// The indexes of all rows, in the order before the sort.
    @usableFromInline let startIndexes: [Int]
    @usableFromInline let isDescending: Bool
    @usableFromInline let key: (Element) -> Order.Key
    @usableFromInline var order = Order()
    /// The number of keys computed so far.
    @usableFromInline var computedCount = 0
    @usableFromInline var items: [Order.Item] = []
    @usableFromInline var sort: MergeSort<Order>?

    /// The number of rows in a step.
    @usableFromInline static var step: Int { 256 }

    @inlinable
    init(of rows: [Element], at indexes: [Int], isDescending: Bool, by key: @escaping (Element) -> Order.Key) {
        (self.rows, startIndexes, self.isDescending, self.key) = (rows, indexes, isDescending, key)
    }

    @inlinable var indexes: [Int] { sort?.indexes ?? startIndexes }

    /// Continues the sort. Returns whether all rows are sorted.
    ///
    /// - Parameter isTimeLeft: Called after each step. At least one step is made.
    @inlinable
    mutating func advance(while isTimeLeft: () -> Bool) -> Bool {
        while sort == nil {
            if computedCount < rows.count { computeKeys() } else { makeItems() }
            guard isTimeLeft() else { return false }
        }
        return sort!.advance(while: isTimeLeft)
    }

    @inlinable
    mutating func computeKeys() {
        let end = min(computedCount + Self.step, rows.count)
        for row in rows[computedCount..<end] { order.append(key(row)) }
        computedCount = end
    }

    @inlinable
    mutating func makeItems() {
        for index in startIndexes[items.count..<min(items.count + Self.step, rows.count)] {
            items.append(order.item(at: index))
        }
        guard items.count == rows.count else { return }
        sort = MergeSort(items, by: order, isDescending: isDescending)
        items = []
    }
}
