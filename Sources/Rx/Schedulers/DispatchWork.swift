@preconcurrency internal import Dispatch
internal import Foundation
internal import RxSupport

/// Runs the work of the Dispatch schedulers on a queue.
struct DispatchWork: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval
    var isConcurrent = false

    func schedule<State: Sendable>(
        _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        enqueue {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }

    /// Runs `body` on the queue.
    func enqueue(_ body: @escaping @Sendable () -> Void) {
        guard let controller = WorkControl.current else { return queue.async(execute: body) }
        controller.add(controlled(body))
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: DispatchTimeInterval, _ action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let cancel = CompositeDisposable()
        if let controller = WorkControl.current {
            return add(controlled(after: dueTime) { cancel.insert(action(state)) }, to: controller, cancel)
        }
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
        // A timer's handler never overlaps itself, even on a concurrent queue.
        let progress = Guarded(state)
        let tick: @Sendable () -> Void = {
            let next = action(progress.withLock { $0 })
            progress.replace(by: next)
        }
        if let controller = WorkControl.current {
            return add(controlled(after: startAfter, period: period, tick), to: controller, CompositeDisposable())
        }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
        return start(timer, CompositeDisposable(), tick)
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

    // MARK: Under a controller

    private func controlled(
        after delay: DispatchTimeInterval? = nil, period: DispatchTimeInterval? = nil,
        _ body: @escaping @Sendable () -> Void
    ) -> ControlledWork {
        let label = queue.label
        let order: ControlledWork.Queue =
            label == DispatchQueue.main.label ? .main : isConcurrent ? .concurrent : .serial(ObjectIdentifier(queue))
        return ControlledWork(
            queue: order, label: label, delay: delay?.seconds, period: period?.seconds, body: body)
    }

    private func add(
        _ work: ControlledWork, to controller: any WorkController, _ cancel: CompositeDisposable
    ) -> any Disposable {
        let number = controller.add(work)
        cancel.insert(Disposables.create { [weak controller] in controller?.remove(number) })
        return cancel
    }
}
