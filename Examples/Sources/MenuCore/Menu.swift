/// What can be ordered.
package struct MenuItem: Decodable, Equatable, Sendable {
    package let name: String
    /// In won; never negative.
    package let price: Int

    package init(name: String, price: Int) { (self.name, self.price) = (name, price) }
}

/// A row of the menu: an item, and how many of it are chosen.
package struct MenuRow: Identifiable, Equatable, Sendable {
    /// Its place in the menu: two items may have one name.
    package let id: Int
    package let menu: MenuItem
    package private(set) var count = 0

    /// More of one item nobody orders, and sums stay far from what a number can hold.
    package static let largestCount = 999

    package init(id: Int, menu: MenuItem) { (self.id, self.menu) = (id, menu) }

    /// Chooses so many more, or fewer; never less than none.
    package mutating func change(by number: Int) { count = min(max(count + number, 0), Self.largestCount) }

    package mutating func reset() { count = 0 }
}
