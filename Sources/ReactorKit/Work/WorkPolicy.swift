internal import Rx
internal import RxSupport

/// The rule for work whose name is already in use in the same reactor.
public struct WorkPolicy: Sendable, Hashable {
    let rule: WorkRule

    /// The new work cancels all other work of the name, and starts when that work has ended. For example, a new search
    /// replaces an earlier one. The counterpart of `flatMapLatest`.
    ///
    /// Mutations that the earlier work has sent, and that still wait to be reduced at that moment, are dropped.
    public static let latest = WorkPolicy(rule: .latest)

    /// The new work completes at once, without being subscribed to, if other work of the name runs or waits. For
    /// example, prevents a second order after a double click. The counterpart of `flatMapFirst`.
    public static let first = WorkPolicy(rule: .first)

    /// The new work waits until all earlier work of the name has ended. For example, sends changes to a server in
    /// order. The counterpart of `concatMap`.
    public static let serial = concurrent(max: 1)

    /// The new work waits while `max` others of the name run. For example, limits simultaneous downloads. The
    /// counterpart of `merge(maxConcurrent:)`.
    ///
    /// - Parameter max: The maximum number that run at once. Traps if `max` is less than 1.
    public static func concurrent(max: Int) -> WorkPolicy {
        requirement(max >= 1, "WorkPolicy.concurrent(max: \(max)): max must be at least 1.")
        return WorkPolicy(rule: .concurrent(max: max))
    }

    /// All work runs concurrently. For work that has a name only so that it can be cancelled.
    public static let unlimited = concurrent(max: .max)
}
