import OperatorModel

/// A list that changes at random. The same seed gives the same changes, so that a failure can be reproduced.
package struct RandomLists {
    private var generator: SeededGenerator
    private var nextID = 0
    package private(set) var items: [Item] = []

    package init(seed: UInt64, count: Int = 0) {
        generator = SeededGenerator(seed: seed)
        for _ in 0..<count { items.append(fresh()) }
    }

    private mutating func fresh() -> Item {
        nextID += 1
        return Item(nextID, "\(nextID)")
    }

    /// Inserts, removes, moves or updates one row or many.
    package mutating func change() {
        let index = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...2: items.insert(fresh(), at: index)
        case 3 where !items.isEmpty: items.remove(at: index)
        case 4...5 where !items.isEmpty:
            items.insert(items.remove(at: index), at: Int.random(in: 0...items.count, using: &generator))
        case 6...7 where !items.isEmpty: items[index].text += "!"
        case 8: items.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
        case 9: for _ in 0..<8 { items.insert(fresh(), at: Int.random(in: 0...items.count, using: &generator)) }
        case 10: items.shuffle(using: &generator)
        default: for index in items.indices where index % 3 == 0 { items[index].text += "?" }
        }
    }
}
