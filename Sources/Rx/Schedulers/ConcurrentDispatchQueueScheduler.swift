public import Dispatch
public import Foundation

/// Runs work on a Dispatch queue that may be concurrent.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
    /// A span of time.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let work: DispatchWork

    /// A scheduler on `queue`.
    ///
    /// - Parameters:
    ///   - queue: The queue.
    ///   - leeway: How late a timer may fire.
    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: queue, leeway: leeway, isConcurrent: true)
    }

    /// A scheduler with a concurrent queue of its own and the given quality of service.
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rx.global_dispatch_queue.concurrent", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }

    /// The current time of day.
    public var now: Date { SpanClock.timeOfDay }

    /// Runs `action` on the queue.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.schedule(state, action)
    }

    /// Runs `action` on the queue after `dueTime`.
    #if Swift5
    @preconcurrency
    #endif
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.scheduleRelative(state, dueTime: dueTime, action)
    }

    /// Runs `action` on the queue after `startAfter` and then every `period`. Turns never overlap.
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
