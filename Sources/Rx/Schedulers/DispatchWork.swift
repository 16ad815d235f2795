@preconcurrency internal import Dispatch
internal import Foundation
internal import RxSupport

/// Runs the work of the Dispatch schedulers on a queue.
struct DispatchWork: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    func schedule<State: Sendable>(
        _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        queue.async {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: DispatchTimeInterval, _ action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let cancel = CompositeDisposable()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, leeway: leeway)
        return start(timer, cancel) {
            timer.cancel()
            cancel.insert(action(state))
        }
    }

    func schedulePeriodic<State: Sendable>(
        _ state: State, startAfter: DispatchTimeInterval, period: DispatchTimeInterval,
        _ action: @escaping @Sendable (State) -> State
    ) -> any Disposable {
        requirement(period.isNotNegative, "schedulePeriodic(period: \(period)): the period must not be negative.")
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        // A timer's handler never overlaps itself, even on a concurrent queue.
        let progress = Guarded(state)
        return start(timer, CompositeDisposable()) {
            let next = action(progress.withLock { $0 })
            progress.replace(by: next)
        }
    }

    private func start(
        _ timer: any DispatchSourceTimer, _ cancel: CompositeDisposable, _ handler: @escaping @Sendable () -> Void
    ) -> any Disposable {
        timer.setEventHandler {
            if !cancel.isDisposed { handler() }
        }
        cancel.insert(
            Disposables.create {
                timer.setEventHandler(handler: nil)
                timer.cancel()
            })
        timer.resume()
        return cancel
    }
}
