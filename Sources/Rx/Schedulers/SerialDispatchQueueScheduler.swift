public import Dispatch
public import Foundation

/// Runs work on a Dispatch queue, one piece after another.
///
/// Sound: its only property is `Sendable` and never reassigned.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A span of time.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    let work: DispatchWork

    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        work = DispatchWork(queue: serialQueue, leeway: leeway)
    }

    /// A scheduler with a serial queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The label of the queue.
    ///   - serialQueueConfiguration: Configures the queue further.
    ///   - leeway: How late a timer may fire.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a serial queue of its own that runs on `queue`, which may be concurrent.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler with a serial queue of its own and the given quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(
            queue: DispatchQueue.global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
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
    public final func scheduleRelative<StateType: Sendable>(
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
