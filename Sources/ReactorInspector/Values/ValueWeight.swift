internal import ReactorKit

/// How many bytes values take, about: good enough to keep a log within bounds.
enum ValueWeight {
    /// What takes longer to weigh counts as more than any log has room for.
    private static let bounds = ValueWalk.Bounds(count: 100_000, depth: 100_000)
    static let unknown = 1 << 40
    /// Of a larger collection, elements are weighed that stand for the others.
    private static let sample = 1_000

    /// What an event keeps in memory that the one before of its reactor does not.
    ///
    /// - Parameter changes: The properties that a mutation has changed; what has not changed is shared with the state before.
    static func of(_ event: ReactorEvent, changing changes: [String]) -> Int {
        switch event.kind {
        case .started(let state), .state(let state): 200 + of(state)
        case .action(let action): 200 + of(action)
        case .mutation(let mutation, _, let after): 200 + of(mutation) + of(changes, in: after)
        case .failure(let failure): 200 + of(failure.error)
        case .effectStarted, .effectEnded, .ended: 200
        }
    }

    /// With all that is inside, each object once.
    static func of(_ value: Any) -> Int {
        var weight = 0.0
        let (end, _) = ValueWalk.over(value, bounds) { part in
            guard case .plain(let plain) = part.content else {
                weight += 16 * part.share
                return part.isCollection ? .sample(sample) : .enter
            }
            weight += Double(plain.weight(part.value)) * part.share
            return .skip
        }
        return end == .complete ? Int(min(weight, Double(unknown))) : unknown
    }

    private static func of(_ changes: [String], in state: Any) -> Int {
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .struct, !changes.contains("") else { return of(state) }
        return mirror.children.reduce(0) { sum, child in
            changes.contains(ValueTree.propertyName(child.label ?? "")) ? sum + of(child.value) : sum
        }
    }
}
