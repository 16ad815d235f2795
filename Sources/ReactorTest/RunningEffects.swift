/// The effects of a reactor that run, by the actions that started them.
///
/// The caller makes the descriptions of actions, because they are the app's code, which must not run under its lock.
struct RunningEffects {
    /// Descriptions of actions, by the numbers of their events.
    private var actions: [UInt64: String] = [:]
    private var effects: [UInt64: String] = [:]

    /// Descriptions of the actions with a running effect, the oldest first.
    var descriptions: [String] { effects.sorted { $0.key < $1.key }.map(\.value) }

    mutating func add(action number: UInt64, _ description: String) { actions[number] = description }

    /// - Parameters:
    ///   - cause: The number of the action.
    ///   - unknown: The description of an action that was not added.
    mutating func start(cause: UInt64?, unknown: String) {
        if let cause { effects[cause] = actions[cause] ?? unknown }
    }

    mutating func end(cause: UInt64?) { effects[cause ?? 0] = nil }

    mutating func removeAll() { effects = [:] }
}
