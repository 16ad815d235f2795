import Rx
import RxTest

extension TestScheduler {
    /// Subscribes at one tick and disposes of that at another; the work of the scheduler does both.
    func run(at start: TestTime, until end: TestTime, _ subscribe: @escaping () -> any Disposable) {
        // The scheduler runs its work on the thread that calls `start()`.
        let subscribe = Unchecked(subscribe)
        let subscription = SingleAssignmentDisposable()
        scheduleAt(start) { subscription.setDisposable(subscribe.value()) }
        scheduleAt(end) { subscription.dispose() }
    }
}
