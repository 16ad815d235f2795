/// Something that happened in a reactor, as an observer is told of it; see ``ReactorHooks/observeEvents(_:)``.
///
/// Values are given as they are, without their types. What is needed by type is a cast away: `event.kind` of an action holds an
/// `any Sendable` that is the reactor's `Action`.
public struct ReactorEvent: Sendable {
    /// What happened.
    public enum Kind: Sendable {
        /// The reactor has started, at its first use, with this state.
        case started(state: any Sendable)
        /// The reactor has taken an action. It goes through `transform(action:)` and to `mutate` next.
        case action(any Sendable)
        /// `reduce` has made a state from another.
        case mutation(any Sendable, before: any Sendable, after: any Sendable)
        /// `transform(state:)` has emitted a state. Where a reactor has no such transform, the state after a mutation is emitted.
        case state(any Sendable)
        /// What `mutate` returned for the action that is the cause goes on by itself: it is no `just`.
        case effectStarted
        /// What `mutate` returned for the action that is the cause has ended.
        case effectEnded(EffectEnd)
        /// Something failed, and the reactor goes on.
        case failure(ReactorFailure)
        /// The reactor was released. Nothing follows.
        case ended
    }

    /// How an effect has ended.
    public enum EffectEnd: Sendable {
        /// It has completed.
        case completed
        /// It has failed. An event of its own tells the failure.
        case failed
        /// It was disposed of, because the reactor was released.
        case disposed
    }

    /// The number of the event: unique in the process, and increasing in each reactor. Never zero. Where several reactors work at once, an
    /// observer may be told of a higher number first.
    public let number: UInt64
    /// The reactor.
    public let reactor: ReactorIdentity
    /// What stands beside the reactor, which that does not keep alive.
    let trace: ReactorTrace
    /// What happened.
    public let kind: Kind
    /// The number of the event that this one follows from: a mutation's is an action, an action's is what sent it, if that was a step
    /// of a reactor. `nil` for what came from outside.
    public let cause: UInt64?
    /// When it happened.
    public let time: ContinuousClock.Instant
    /// A number that names the thread it happened on while that lives.
    public let thread: UInt
    /// Whether that is the main thread.
    public let isOnMainThread: Bool

    /// The reactor itself, if it lives.
    package var object: AnyObject? { trace.object }
}

/// One reactor among all of a process, also after its end.
public struct ReactorIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The reactor's type, as `CounterReactor`.
    public let type: String
    /// The type of the scheduler that the reactor works on.
    public let scheduler: String
    /// The reactor's number, which no other reactor of the process gets.
    public let number: UInt64

    /// The type and the number, as `CounterReactor #1`.
    public var description: String { "\(type) #\(number)" }
}
