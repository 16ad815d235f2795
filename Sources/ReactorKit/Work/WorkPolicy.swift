internal import Rx
internal import RxSupport

/// What happens when work is started under a name that other work of the same reactor has.
public struct WorkPolicy: Sendable, Hashable {
    let rule: WorkRule

    /// The new work cancels the running work. For a search, whose earlier answers are of no use. The counterpart of
    /// `flatMapLatest`.
    public static let latest = WorkPolicy(rule: .latest)

    /// The new work completes at once, without being subscribed to, while other work runs. For a button that must not
    /// order twice. The counterpart of `flatMapFirst`.
    public static let first = WorkPolicy(rule: .first)

    /// The new work waits until all earlier work has ended. For changes that a server must receive in order. The
    /// counterpart of `concatMap`.
    public static let serial = concurrent(max: 1)

    /// The new work waits while `max` others run. For downloads. The counterpart of `merge(maxConcurrent:)`.
    ///
    /// - Parameter max: How many run at once, at least 1.
    public static func concurrent(max: Int) -> WorkPolicy {
        requirement(max >= 1, "WorkPolicy.concurrent(max: \(max)): at least 1 piece of work must be able to run.")
        return WorkPolicy(rule: .concurrent(max: max))
    }

    /// All work runs at once. For work that needs a name only to be cancelled.
    public static let unlimited = concurrent(max: .max)
}
