/// How a ``SharedSequence`` is shared, and where it emits.
public protocol SharingStrategyProtocol {
    /// Where elements are emitted.
    static var scheduler: any SchedulerType { get }

    /// Makes all subscribers share one subscription of `source`.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Shares while connected, and replays the latest element to a subscriber that comes late.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The main thread's.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source`, with a replay of one element.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// Shares while connected, and replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The main thread's.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares `source`.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

/// A sequence for an interface: never fails, emits on the main thread, and replays its latest element while it has
/// subscribers.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Events for an interface: never fails, emits on the main thread, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
