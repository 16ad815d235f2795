/// The order of items, each of which stands for a row.
@usableFromInline
package protocol ItemOrder<Item> {
    associatedtype Item

    func isBefore(_ first: Item, _ second: Item) -> Bool

    /// Where the row of an item is among the rows.
    func place(_ item: Item) -> Int
}

/// The order of rows by a closure; the items are their places.
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
    func place(_ item: Int) -> Int { item }
}

/// The order of rows by keys, which are taken of all rows, one after the other, before any are compared.
@usableFromInline
package protocol KeyedOrder<Key>: ItemOrder {
    associatedtype Key

    init()

    /// Takes the key of the next row.
    mutating func append(_ key: Key)

    /// The item of a row, when all keys are there.
    func item(at place: Int) -> Item
}

/// The order of rows by whatever keys.
@usableFromInline
struct KeyOrder<Key: Comparable>: KeyedOrder {
    @usableFromInline var keys: [Key] = []

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ key: Key) { keys.append(key) }

    @inlinable
    func item(at place: Int) -> (key: Key, place: Int) { (keys[place], place) }

    @inlinable
    func isBefore(_ first: (key: Key, place: Int), _ second: (key: Key, place: Int)) -> Bool { first.key < second.key }

    @inlinable
    func place(_ item: (key: Key, place: Int)) -> Int { item.place }
}
