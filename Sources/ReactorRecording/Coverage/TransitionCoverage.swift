public import ReactorKit

/// Which mutations of a reactor followed from which actions, and which never did.
///
/// Actions and mutations count by the names of their cases, whatever is in them. All cases of a `CaseIterable` enum are known; of another enum those that
/// were named or have occurred.
public struct TransitionCoverage<Reactor: ReactorKit.Reactor>: Sendable {
    /// A mutation that follows from an action.
    public struct Transition: Hashable, Sendable {
        /// The case of the action; `nil` where the mutation came from outside, as from a service.
        public let action: String?
        /// The case of the mutation.
        public let mutation: String

        /// A transition with these names.
        public init(action: String?, mutation: String) { (self.action, self.mutation) = (action, mutation) }
    }

    /// The cases of the actions that are known, in the order of the enum as far as that is known, else as they were seen.
    public private(set) var actions: [String]
    /// The cases of the mutations that are known, in the same order.
    public private(set) var mutations: [String]
    /// How often each transition has occurred.
    public private(set) var counts: [Transition: Int] = [:]
    /// How often each action was sent.
    public private(set) var actionCounts: [String: Int] = [:]

    /// Begins with nothing covered.
    ///
    /// - Parameters:
    ///   - actions: One value of each case; leave it out where `Action` is `CaseIterable`.
    ///   - mutations: One value of each case; leave it out where `Mutation` is `CaseIterable`.
    public init(actions: [Reactor.Action] = [], mutations: [Reactor.Mutation] = []) {
        (self.actions, self.mutations) = ([], [])
        for action in Self.allCases(of: Reactor.Action.self) + actions {
            Self.learn(caseName(of: action), &self.actions)
        }
        for mutation in Self.allCases(of: Reactor.Mutation.self) + mutations {
            Self.learn(caseName(of: mutation), &self.mutations)
        }
    }

    /// Counts what a recording has.
    ///
    /// - Complexity: O(n) in the number of steps.
    public mutating func add(_ recording: Recording<Reactor>) {
        var names: [Int: String] = [:]
        for (place, step) in recording.steps.enumerated() {
            switch step.kind {
            case .action(let action):
                names[place] = caseName(of: action)
                add(action: caseName(of: action))
            case .mutation(let mutation, _, let action):
                add(mutation: caseName(of: mutation), from: action.flatMap { names[$0] })
            case .failure: continue
            }
        }
    }

    /// The actions that were never sent.
    public var unseenActions: [String] { actions.filter { actionCounts[$0] == nil } }

    /// The mutations that were never made.
    public var unseenMutations: [String] {
        let seen = Set(counts.keys.map(\.mutation))
        return mutations.filter { !seen.contains($0) }
    }

    /// The pairs of a known action and a known mutation of which the second never followed from the first. Many of them are not meant to.
    public var unseenTransitions: [Transition] {
        actions.flatMap { action in mutations.map { Transition(action: action, mutation: $0) } }
            .filter { counts[$0] == nil }
    }

    mutating func add(action name: String) {
        Self.learn(name, &actions)
        actionCounts[name, default: 0] += 1
    }

    mutating func add(mutation name: String, from action: String?) {
        Self.learn(name, &mutations)
        counts[Transition(action: action, mutation: name), default: 0] += 1
    }

    private static func learn(_ name: String, _ names: inout [String]) {
        if !names.contains(name) { names.append(name) }
    }

    private static func allCases<Value>(of type: Value.Type) -> [Value] {
        func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
        return (type as? any CaseIterable.Type).map { cases($0) } ?? []
    }
}

/// The name of an enum's case, without what is in it; of another value the name of its type.
func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
    return mirror.children.first?.label ?? "\(value)"
}
