public import ReactorKit

/// A condition on the states of a reactor that must hold in every session of an exploration.
///
/// A condition runs on the thread of the reactor, in the middle of its step.
public struct Invariant<Reactor: ReactorKit.Reactor>: Sendable {
    enum Condition: Sendable {
        case state(@Sendable (Reactor.State) -> Bool)
        case change(@Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool)
        case action(
            @Sendable (Reactor.Action) -> Bool,
            @Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool)
        case atRest(@Sendable (Reactor.State) -> Bool)
        case eventually(within: Double?, @Sendable (Reactor.State) -> Bool)
    }

    /// The name, for the description of a failing session.
    public let name: String
    let condition: Condition

    /// `condition` holds in every state.
    public static func always(
        _ name: String, _ condition: @escaping @Sendable (_ state: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .state(condition))
    }

    /// `condition` holds in no state.
    public static func never(
        _ name: String, _ condition: @escaping @Sendable (_ state: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .state { !condition($0) })
    }

    /// `condition` holds for each mutation's states. Pulses are in the states, and their counts tell whether they were
    /// set.
    public static func change(
        _ name: String, _ condition: @escaping @Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .change(condition))
    }

    /// `condition` holds for the states before and after each action that `isAction` accepts. The state after an action
    /// is the one before the next step of the session, so answers that come later do not count.
    public static func after(
        _ isAction: @escaping @Sendable (Reactor.Action) -> Bool, _ name: String,
        _ condition: @escaping @Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .action(isAction, condition))
    }

    /// `condition` holds at the end of a session, when no work is pending. Not checked if a request of the session
    /// stays without an answer, or after the reactor is released.
    public static func atRest(
        _ name: String, _ condition: @escaping @Sendable (_ state: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .atRest(condition))
    }

    /// `condition` holds at rest, and does not stay false for longer than a limit of virtual time.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - limit: The limit. Without one, the condition must hold at rest only.
    ///   - condition: The condition.
    public static func eventually(
        _ name: String, within limit: Duration? = nil,
        _ condition: @escaping @Sendable (_ state: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .eventually(within: limit.map { $0 / .seconds(1) }, condition))
    }
}
