internal import ReactorKit

/// How many bytes values take, about: good enough to keep a log within bounds.
enum ValueWeight {
    /// What an event keeps in memory that the one before of its reactor does not.
    static func of(_ event: ReactorEvent) -> Int {
        switch event.kind {
        case .started(let state), .state(let state): 200 + of(state)
        case .action(let action): 200 + of(action)
        case .mutation(let mutation, let before, let after): 200 + of(mutation) + ofChanges(before, after)
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

    /// What has not changed is shared with the state before.
    private static func ofChanges(_ before: Any, _ after: Any) -> Int {
        let names = Set(changedProperties(from: before, to: after))
        let mirror = Mirror(reflecting: after)
        guard mirror.displayStyle == .struct, !names.contains("") else { return of(after) }
        return mirror.children.reduce(0) { sum, child in
            let label = child.label ?? ""
            return names.contains(label.hasPrefix("_") ? String(label.dropFirst()) : label)
                ? sum + of(child.value) : sum
        }
    }
}
