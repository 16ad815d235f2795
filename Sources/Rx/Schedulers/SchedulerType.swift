public import Dispatch
public import Foundation
internal import RxSupport

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A span of time of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// Runs work as soon as it can, on a thread that it chooses.
///
/// See [Scheduler](https://reactivex.io/documentation/scheduler.html).
public protocol ImmediateSchedulerType: Sendable {
    /// Runs `action` as soon as the scheduler can.
    ///
    /// - Parameters:
    ///   - state: The argument of `action`. It is sent to the thread that runs `action`.
    ///   - action: The work. The disposable that it returns is disposed of together with the result of this method.
    /// - Returns: A disposable that cancels the work.
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

/// A scheduler with a clock, which can run work at a later time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The current time of the scheduler.
    var now: RxTime { get }

    /// Runs `action` after `dueTime`.
    ///
    /// - Returns: A disposable that cancels the work.
    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`. Each run receives the result of the previous run.
    ///
    /// Runs never overlap. The default implementation uses ``scheduleRelative(_:dueTime:action:)``.
    ///
    /// - Precondition: `period` is not negative.
    /// - Returns: A disposable that cancels the work.
    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs `action` periodically. Schedules each turn when the previous one begins.
    #if Swift5
    @preconcurrency
    #endif
    public func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        requirement(period.isNotNegative, "schedulePeriodic(period: \(period)): the period must not be negative.")
        let work = PeriodicWork(scheduler: self, period: period, state: state, action: action)
        work.schedule(after: startAfter)
        return work.cancel
    }
}

/// Periodic work on a scheduler without periodic scheduling of its own. A turn that falls due during another one waits
/// for its end.
///
/// Sound: `state` is accessed only inside the gate.
private final class PeriodicWork<Scheduler: SchedulerType, State: Sendable>: Gated, @unchecked Sendable {
    let cancel = CompositeDisposable()
    private let scheduler: Scheduler
    private let period: RxTimeInterval
    private let action: @Sendable (State) -> State
    private let gate = Gate()
    /// Accessed only inside the gate.
    private var state: State

    init(scheduler: Scheduler, period: RxTimeInterval, state: State, action: @escaping @Sendable (State) -> State) {
        (self.scheduler, self.period, self.action) = (scheduler, period, action)
        self.state = state
    }

    func schedule(after dueTime: RxTimeInterval) {
        let scheduled = SingleAssignmentDisposable()
        guard let key = cancel.insert(scheduled) else { return }
        scheduled.setDisposable(
            scheduler.scheduleRelative(key, dueTime: dueTime) { key in
                self.cancel.remove(for: key)
                self.tick()
                return Disposables.create()
            })
    }

    private func tick() {
        guard !cancel.isDisposed else { return }
        schedule(after: period)
        gate.performSerially(self, ())
    }

    func perform(_ turn: Void) {
        if !cancel.isDisposed { state = action(state) }
    }
}
