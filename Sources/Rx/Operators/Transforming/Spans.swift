internal import Dispatch

/// Time spans of one length, one at a time, for ``ObservableType/buffer(timeSpan:count:scheduler:)`` and `window`.
///
/// Used inside their gates. A span that was ended before its time is known by its number, should it fall due yet.
final class Spans: Disposable, @unchecked Sendable {
    private let length: RxTimeInterval
    private let scheduler: any SchedulerType
    private let timer = SerialDisposable()
    private var number: UInt64 = 0

    init(_ length: RxTimeInterval, _ scheduler: any SchedulerType) {
        (self.length, self.scheduler) = (length, scheduler)
    }

    /// Begins a span; `isDue` is called with its number when it is over.
    func begin(_ isDue: @escaping @Sendable (UInt64) -> Void) {
        guard !timer.isDisposed else { return }
        timer.disposable = scheduler.scheduleRelative(number, dueTime: length) { number in
            isDue(number)
            return Disposables.create()
        }
    }

    /// Ends the span there is.
    func end() { number &+= 1 }

    func isCurrent(_ number: UInt64) -> Bool { number == self.number }

    func dispose() { timer.dispose() }
}
