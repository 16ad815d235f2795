public import ReactorKit

/// Counts how often each mutation of a reactor followed from each action.
///
/// Actions and mutations are counted by the names of their cases, regardless of their associated values. All cases of a
/// `CaseIterable` enum are known. The known cases of another enum are the ones that were named in
/// ``init(actions:mutations:)`` or have occurred.
public struct TransitionCoverage<Reactor: ReactorKit.Reactor>: Sendable {
    /// A pair of an action and a mutation that follows from it.
    public struct Transition: Hashable, Sendable {
        /// The case of the action, or `nil` if the mutation came from outside, for example from a service.
        public let action: String?
        /// The case of the mutation.
        public let mutation: String

        /// Makes a transition of these case names.
        public init(action: String?, mutation: String) { (self.action, self.mutation) = (action, mutation) }
    }

    /// The known cases of the actions, first in the order of the enum or of the initialiser, then in the order of their
    /// occurrence.
    public private(set) var actions: [String]
    /// The known cases of the mutations, ordered by the same rule as ``actions``.
    public private(set) var mutations: [String]
    /// The number of occurrences of each transition.
    public private(set) var counts: [Transition: Int] = [:]
    /// The number of occurrences of each action.
    public private(set) var actionCounts: [String: Int] = [:]

    /// Makes a coverage without occurrences.
    ///
    /// - Parameters:
    ///   - actions: One value of each case. Omit it if `Action` is `CaseIterable`.
    ///   - mutations: One value of each case. Omit it if `Mutation` is `CaseIterable`.
    public init(actions: [Reactor.Action] = [], mutations: [Reactor.Mutation] = []) {
        (self.actions, self.mutations) = ([], [])
        for action in Self.allCases(of: Reactor.Action.self) + actions {
            Self.addIfMissing(caseName(of: action), to: &self.actions)
        }
        for mutation in Self.allCases(of: Reactor.Mutation.self) + mutations {
            Self.addIfMissing(caseName(of: mutation), to: &self.mutations)
        }
    }

    /// Adds the transitions of a recording.
    ///
    /// - Complexity: O(n) in the number of steps.
    public mutating func add(_ recording: Recording<Reactor>) {
        var names: [Int: String] = [:]
        for (index, step) in recording.steps.enumerated() {
            switch step.kind {
            case .action(let action):
                names[index] = caseName(of: action)
                add(action: caseName(of: action))
            case .mutation(let mutation, _, let action):
                add(mutation: caseName(of: mutation), from: action.flatMap { names[$0] })
            case .failure: continue
            }
        }
    }

    /// The actions that were never sent.
    public var unseenActions: [String] { actions.filter { actionCounts[$0] == nil } }

    /// The mutations that never occurred.
    public var unseenMutations: [String] {
        let seen = Set(counts.keys.map(\.mutation))
        return mutations.filter { !seen.contains($0) }
    }

    /// The pairs of a known action and a known mutation that never followed from it. Many of these pairs are not meant
    /// to occur.
    public var unseenTransitions: [Transition] {
        actions.flatMap { action in mutations.map { Transition(action: action, mutation: $0) } }
            .filter { counts[$0] == nil }
    }

    package mutating func add(action name: String) {
        Self.addIfMissing(name, to: &actions)
        actionCounts[name, default: 0] += 1
    }

    package mutating func add(mutation name: String, from action: String?) {
        Self.addIfMissing(name, to: &mutations)
        counts[Transition(action: action, mutation: name), default: 0] += 1
    }

    private static func addIfMissing(_ name: String, to names: inout [String]) {
        if !names.contains(name) { names.append(name) }
    }

    private static func allCases<Value>(of type: Value.Type) -> [Value] {
        func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Value] { type.allCases.compactMap { $0 as? Value } }
        return (type as? any CaseIterable.Type).map { cases($0) } ?? []
    }
}

/// Returns the case name of an enum value, without its associated values, or the type name of another value.
///
/// If the enum has a `description` of its own, a case without associated values is named by this description.
package func caseName(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
    return mirror.children.first?.label ?? "\(value)"
}
