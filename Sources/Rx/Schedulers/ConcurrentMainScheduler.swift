public import Foundation

/// Runs work on the main thread. Runs it at once if the caller is on the main thread already, even if other work waits.
///
/// Intended for `subscribe(on:)`. For `observe(on:)` use ``MainScheduler``, which keeps the order.
public final class ConcurrentMainScheduler: SchedulerType {
    /// A span of time.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    /// The shared instance.
    public static let instance = ConcurrentMainScheduler()

    private let work = DispatchWork(queue: .main, leeway: .nanoseconds(0))

    private init() {}

    /// The current time of day.
    public var now: Date { SpanClock.timeOfDay }

    /// Runs `action` on the main thread.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        WorkControl.isOnMain ? action(state) : work.schedule(state, action)
    }

    /// Runs `action` on the main thread after `dueTime`.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime: dueTime, action)
    }

    /// Runs `action` on the main thread after `startAfter` and then every `period`.
    #if Swift5
    @preconcurrency
    #endif
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        work.schedulePeriodic(state, startAfter: startAfter, period: period, action)
    }
}
