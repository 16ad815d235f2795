/// An item that can be ordered.
package struct MenuItem: Decodable, Equatable, Sendable {
    package let name: String
    /// The price in won, never negative.
    package let price: Int

    package init(name: String, price: Int) { (self.name, self.price) = (name, price) }
}

/// A row of the menu: an item and its chosen quantity.
package struct MenuRow: Identifiable, Equatable, Sendable {
    /// The item's index in the menu. The item's name is no ID, because two items may have the same name.
    package let id: Int
    package let menu: MenuItem
    package private(set) var count = 0

    /// The largest quantity of one item. Nobody orders more, and the limit keeps sums from overflowing.
    package static let largestCount = 999

    package init(id: Int, menu: MenuItem) { (self.id, self.menu) = (id, menu) }

    /// Adds `number`, which may be negative, to the quantity. The result stays between 0 and ``largestCount``.
    package mutating func change(by number: Int) { count = min(max(count + number, 0), Self.largestCount) }

    package mutating func reset() { count = 0 }
}
