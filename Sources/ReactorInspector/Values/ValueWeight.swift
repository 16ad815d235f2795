internal import ReactorKit

/// Estimates the size of values in bytes, well enough to bound a log.
enum ValueWeight {
    /// The bounds of the search. A larger value weighs ``unknown``, which exceeds the budget of any log.
    private static let bounds = ValueWalk.Bounds(count: 100_000, depth: 100_000)
    static let unknown = 1 << 40
    /// The number of elements that are weighed on behalf of all, if a collection is larger.
    private static let sample = 1_000

    /// Returns the memory of an event, without the values that it shares with the reactor's previous event.
    ///
    /// - Parameter changes: The properties that a mutation has changed. Other properties share their memory with the
    ///   previous state.
    static func weight(of event: ReactorEvent, changing changes: [String]) -> Int {
        switch event.kind {
        case .started(let state), .state(let state): 200 + weight(of: state)
        case .action(let action): 200 + weight(of: action)
        case .mutation(let mutation, _, let after): 200 + weight(of: mutation) + weight(of: changes, in: after)
        case .failure(let failure): 200 + weight(of: failure.error)
        case .effectStarted, .effectEnded, .ended: 200
        }
    }

    /// Returns the size of a value with everything inside it. Each object counts once.
    static func weight(of value: Any) -> Int {
        var weight = 0.0
        let (end, _) = ValueWalk.over(value, bounds) { node in
            guard case .plain(let plain) = node.content else {
                weight += 16 * node.multiplicity
                return node.isCollection ? .sample(sample) : .enter
            }
            weight += Double(plain.weight(node.value)) * node.multiplicity
            return .skip
        }
        return end == .complete ? Int(min(weight, Double(unknown))) : unknown
    }

    private static func weight(of changes: [String], in state: Any) -> Int {
        let mirror = Mirror(reflecting: state)
        guard mirror.displayStyle == .struct, !changes.contains("") else { return weight(of: state) }
        return mirror.children.reduce(0) { sum, child in
            changes.contains(ValueTree.propertyName(child.label ?? "")) ? sum + weight(of: child.value) : sum
        }
    }
}
