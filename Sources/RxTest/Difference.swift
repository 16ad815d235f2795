/// Returns the two lists side by side, with a mark before each row that differs, or `nil` if they do not differ.
package func difference<Item>(
    between recorded: [Item], and expected: [Item], _ isSame: (Item, Item) -> Bool
) -> String? {
    let common = min(recorded.count, expected.count)
    let rows = (0..<max(recorded.count, expected.count)).map { index -> (text: String, isSame: Bool) in
        let left = index < recorded.count ? "\(recorded[index])" : "nothing"
        let right = index < expected.count ? "\(expected[index])" : "nothing"
        let agrees = index < common && isSame(recorded[index], expected[index])
        return (agrees ? "    \(left)" : "  ! \(left), expected \(right)", agrees)
    }
    return rows.allSatisfy(\.isSame) ? nil : rows.map(\.text).joined(separator: "\n")
}
