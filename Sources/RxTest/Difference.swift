/// Returns the recorded items, one per line, or `nil` if the lists agree. A line that differs is marked, and names the
/// expected item too.
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
