/// The case names of the actions whose mutations may still come: the latest actions, and those whose effects run.
struct RecentActions {
    /// The minimum number of latest actions to keep. A mutation of an effect that has ended may still be pending.
    static let capacity = 10_000

    /// The case names, by the number of the actions' events, which increases.
    private var names: [UInt64: String] = [:]
    /// The number of running effects, by the number of their action's event.
    private var effects: [UInt64: Int] = [:]
    private var limit = 2 * RecentActions.capacity

    var count: Int { names.count }

    /// The case name of an action, or `nil` if it is not known any more.
    subscript(number: UInt64) -> String? { names[number] }

    /// - Complexity: O(log n) amortised, unless most effects go on running.
    mutating func add(_ name: String, _ number: UInt64) {
        names[number] = name
        if names.count >= limit { removeOld() }
    }

    mutating func effectStarted(by action: UInt64) { effects[action, default: 0] += 1 }

    mutating func effectEnded(of action: UInt64) {
        guard let count = effects[action] else { return }
        effects[action] = count > 1 ? count - 1 : nil
    }

    private mutating func removeOld() {
        let oldest = names.keys.sorted()[names.count - Self.capacity]
        names = names.filter { $0.key >= oldest || effects[$0.key] != nil }
        limit = names.count + Self.capacity
    }
}
