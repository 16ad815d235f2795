public import ReactorKit

/// A condition on the states of a reactor that must hold in every session of an exploration.
///
/// The conditions of `always`, `never` and `change` run on the reactor's thread, during its step. The others run on the
/// main actor: `after` and `eventually` after a step of the session, `atRest` and `eventually` at its end.
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

    /// `condition` holds for the states before and after each mutation. If the `valueUpdatedCount` of a pulse differs,
    /// the mutation has set the pulse.
    public static func change(
        _ name: String, _ condition: @escaping @Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .change(condition))
    }

    /// `condition` holds for the states before and after each action that `isAction` accepts. The second state is that
    /// at the end of the step that sends the action. Later answers do not count.
    public static func after(
        _ isAction: @escaping @Sendable (Reactor.Action) -> Bool, _ name: String,
        _ condition: @escaping @Sendable (_ before: Reactor.State, _ after: Reactor.State) -> Bool
    ) -> Invariant {
        Invariant(name: name, condition: .action(isAction, condition))
    }

    /// `condition` holds at the end of a session, when only periodic timers are pending. Not checked if a request of
    /// the session stays without an answer, after the reactor is released, or if other work is still pending after
    /// 1,000 further steps.
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
