/// An order of items. Each item stands for a row.
@usableFromInline
package protocol ItemOrder<Item> {
    associatedtype Item

    func isBefore(_ first: Item, _ second: Item) -> Bool

    /// Returns the index of an item's row.
    func rowIndex(of item: Item) -> Int
}

/// An order by a closure. The items are indexes of rows.
@usableFromInline
struct ClosureOrder<Element>: ItemOrder {
    @usableFromInline let rows: [Element]
    @usableFromInline let areInIncreasingOrder: (Element, Element) -> Bool

    @inlinable
    init(of rows: [Element], by areInIncreasingOrder: @escaping (Element, Element) -> Bool) {
        (self.rows, self.areInIncreasingOrder) = (rows, areInIncreasingOrder)
    }

    @inlinable
    func isBefore(_ first: Int, _ second: Int) -> Bool { areInIncreasingOrder(rows[first], rows[second]) }

    @inlinable
    func rowIndex(of item: Int) -> Int { item }
}

/// An order by keys. The keys of all rows are computed, one row after the other, before any two are compared.
@usableFromInline
package protocol KeyedOrder<Key>: ItemOrder {
    associatedtype Key

    init()

    /// Appends the key of the next row.
    mutating func append(_ key: Key)

    /// Returns the item of a row. Needs the keys of all rows.
    func item(at index: Int) -> Item
}

/// An order by keys of any type.
@usableFromInline
struct KeyOrder<Key: Comparable>: KeyedOrder {
    @usableFromInline var keys: [Key] = []

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ key: Key) { keys.append(key) }

    @inlinable
    func item(at index: Int) -> (key: Key, index: Int) { (keys[index], index) }

    @inlinable
    func isBefore(_ first: (key: Key, index: Int), _ second: (key: Key, index: Int)) -> Bool { first.key < second.key }

    @inlinable
    func rowIndex(of item: (key: Key, index: Int)) -> Int { item.index }
}
