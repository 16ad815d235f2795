public import Dispatch
public import Foundation

/// A point in time of a scheduler.
public typealias RxTime = Date

/// A span of time of a scheduler.
public typealias RxTimeInterval = DispatchTimeInterval

/// Something that runs work: where it decides, and as soon as it can.
///
/// Source: [Scheduler](https://reactivex.io/documentation/scheduler.html).
public protocol ImmediateSchedulerType: Sendable {
    /// Runs `action` as soon as the scheduler can.
    ///
    /// - Parameters:
    ///   - state: What `action` is given; it crosses to wherever that runs.
    ///   - action: The work. What it returns is disposed of with what this returns.
    /// - Returns: What cancels the work.
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable
}

/// A scheduler that knows time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The scheduler's notion of now.
    var now: RxTime { get }

    /// Runs `action` after `dueTime`.
    ///
    /// - Returns: What cancels the work.
    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable

    /// Runs `action` after `startAfter` and then every `period`, each time with what it returned before.
    ///
    /// Runs never overlap. A default stands on ``scheduleRelative(_:dueTime:action:)``.
    ///
    /// - Returns: What cancels the work.
    func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    /// Runs `action` periodically, by scheduling each turn when the one before it begins.
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

/// Periodic work on a scheduler that has none of its own: turns that fall due during another wait for its end.
private final class PeriodicWork<Scheduler: SchedulerType, State: Sendable>: Gated, @unchecked Sendable {
    let cancel = CompositeDisposable()
    private let scheduler: Scheduler
    private let period: RxTimeInterval
    private let action: @Sendable (State) -> State
    private let gate = Gate()
    /// Touched inside the gate only.
    private var state: State

    init(scheduler: Scheduler, period: RxTimeInterval, state: State, action: @escaping @Sendable (State) -> State) {
        (self.scheduler, self.period, self.action) = (scheduler, period, action)
        self.state = state
    }

    func schedule(after dueTime: RxTimeInterval) {
        let slot = SingleAssignmentDisposable()
        guard let key = cancel.insert(slot) else { return }
        slot.setDisposable(
            scheduler.scheduleRelative(key, dueTime: dueTime) { key in
                self.cancel.remove(for: key)
                self.tick()
                return Disposables.create()
            })
    }

    private func tick() {
        guard !cancel.isDisposed else { return }
        schedule(after: period)
        gate.queue(self, ())
    }

    func perform(_ turn: Void) {
        if !cancel.isDisposed { state = action(state) }
    }
}
