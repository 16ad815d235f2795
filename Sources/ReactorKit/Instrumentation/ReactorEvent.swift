/// An event in a reactor, as its observers receive it; see ``ReactorHooks/observeEvents(_:)``.
///
/// Values are passed on unchanged, but typed `any Sendable`. Cast them where you need the type: the value of an
/// `action` event is the reactor's `Action`.
public struct ReactorEvent: Sendable {
    /// The kinds of events.
    public enum Kind: Sendable {
        /// The reactor starts, at its first use, with this state. It calls its transforms next.
        case started(state: any Sendable)
        /// The reactor has received an action, which goes to `transform(action:)` and `mutate` next.
        case action(any Sendable)
        /// `reduce` has turned one state into the next.
        case mutation(any Sendable, before: any Sendable, after: any Sendable)
        /// `transform(state:)` has emitted a state, or a child reactor without this transform has received a state from
        /// its parent. Any other reactor emits the state after each mutation, without an event of this kind.
        case state(any Sendable)
        /// The reactor is about to subscribe to the observable that `mutate` returned for the action that is the cause.
        /// A `just` is not subscribed to.
        case effectStarted
        /// The observable that `mutate` returned for the action that is the cause has ended.
        case effectEnded(EffectEnd)
        /// An observable failed, a transform completed, or a child reactor sent an action after the release of its
        /// parent. The reactor continues.
        case failure(ReactorFailure)
        /// The reactor was released. No event follows.
        case ended
    }

    /// How an effect ended.
    public enum EffectEnd: Sendable {
        /// It completed.
        case completed
        /// It failed. An event of its own reports the failure.
        case failed
        /// It was disposed of, because the reactor was released.
        case disposed
    }

    /// The number of the event. It is never zero, unique in the process, and increases with each event. While several
    /// threads work at once, an observer may receive a higher number first.
    public let number: UInt64
    /// The reactor.
    public let reactor: ReactorIdentity
    /// The reactor's trace, which does not retain the reactor.
    let trace: ReactorTrace
    /// The kind of the event, with its values.
    public let kind: Kind
    /// The number of the event that caused this one. An action causes mutations. A step of a reactor causes the actions
    /// that it sends. `nil` if the cause came from outside all reactors, or was lost on the way, as with `observe(on:)`
    /// between two reactors.
    public let cause: UInt64?
    /// The time of the event.
    public let time: ContinuousClock.Instant
    /// A number that identifies the event's thread during the life of that thread.
    public let thread: UInt
    /// Whether that thread is the main thread.
    public let isOnMainThread: Bool

    /// The reactor itself, or `nil` if it is dead.
    package var object: AnyObject? { trace.object }
}

/// Identifies a reactor among all those of the process, even after its end.
public struct ReactorIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The name of the reactor's type, such as `CounterReactor`.
    public let type: String
    /// The name of the type of the reactor's scheduler.
    public let scheduler: String
    /// The reactor's number. No other reactor of the process gets the same.
    public let number: UInt64

    /// The type and the number, such as `CounterReactor #1`.
    public var description: String { "\(type) #\(number)" }
}
