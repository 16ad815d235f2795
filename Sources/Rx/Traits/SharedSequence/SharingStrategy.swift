/// How a ``SharedSequence`` is shared, and which scheduler emits its elements.
public protocol SharingStrategyProtocol {
    /// The scheduler that emits the elements.
    static var scheduler: any SchedulerType { get }

    /// Shares one subscription to `source` among all subscribers.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Shares the source while it has subscribers, and replays the latest element to a late subscriber.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of the main thread, unless ``SharingScheduler`` mocks it.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source`, and replays one element.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// Shares the source while it has subscribers, and replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of the main thread, unless ``SharingScheduler`` mocks it.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source`.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

/// A sequence for a user interface. It never fails, emits on the main thread, and replays its latest element while it
/// has subscribers.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A sequence of events for a user interface. It never fails, emits on the main thread, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
