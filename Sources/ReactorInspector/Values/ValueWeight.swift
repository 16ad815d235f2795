internal import ReactorKit

/// How many bytes values take, about: good enough to keep a log within bounds.
enum ValueWeight {
    /// What an event keeps in memory that the one before of its reactor does not.
    ///
    /// - Parameter changes: The properties that a mutation has changed; what has not changed is shared with the state before.
    static func of(_ event: ReactorEvent, changing changes: [String]) -> Int {
        switch event.kind {
        case .started(let state), .state(let state): 200 + of(state)
        case .action(let action): 200 + of(action)
        case .mutation(let mutation, _, let after): 200 + of(mutation) + of(changes, in: after)
        case .failure, .effectStarted, .effectEnded, .ended: 200
        }
    }

    /// Of a collection a few elements are looked at.
    static func of(_ value: Any, depth: Int = 0) -> Int {
        if let text = value as? String { return 16 + text.utf8.count }
        let mirror = Mirror(reflecting: value)
        guard depth < 6, mirror.displayStyle != .class, !mirror.children.isEmpty else { return 16 }
        let isCollection = [.collection, .set, .dictionary].contains(mirror.displayStyle)
        guard isCollection else { return mirror.children.reduce(8) { $0 + of($1.value, depth: depth + 1) } }
        let sample = mirror.children.prefix(4).map { of($0.value, depth: depth + 1) }
        return 32 + mirror.children.count * sample.reduce(0, +) / sample.count
    }

    private static func of(_ changes: [String], in state: Any) -> Int {
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .struct, !changes.contains("") else { return of(state) }
        return mirror.children.reduce(0) { sum, child in
            changes.contains(ValueTree.propertyName(child.label ?? "")) ? sum + of(child.value) : sum
        }
    }
}
