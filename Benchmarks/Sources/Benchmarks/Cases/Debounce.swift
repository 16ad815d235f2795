import Foundation
import Rx
import Synchronization

/// Elements follow each other fast, and only the last is emitted. On both sides, the benchmark itself fires the clock.
let debounced = Case("debounce", count: events, goal: 1.5) {
    let (clock, handClock, results) = (ManualClock(), ManualClock(), Box(0))
    let source = PublishSubject<Int>()
    _ = source.debounce(.seconds(1), scheduler: clock).subscribe(onNext: { results.value &+= $0 })
    let debouncing = Debouncing(handClock) { results.value &+= $0 }
    return Sides(
        streams: {
            results.sum {
                for number in 0..<events { source.onNext(number) }
                clock.fire()
            }
        },
        byHand: {
            results.sum {
                for number in 0..<events { debouncing.send(number) }
                handClock.fire()
            }
        })
}

/// The hand-written version: the latest element behind a lock, and a timer that restarts with each element.
///
/// Sound: A lock guards the mutable state, and only the thread of the benchmark calls `next`.
private final class Debouncing: @unchecked Sendable {
    private let waiting = Mutex<(element: Int?, timer: (any Disposable)?, number: Int)>((nil, nil, 0))
    private let clock: ManualClock
    private let next: Listener

    init(_ clock: ManualClock, _ next: @escaping Listener) { (self.clock, self.next) = (clock, next) }

    func send(_ element: Int) {
        let (number, timer) = waiting.withLock { waiting in
            waiting.element = element
            waiting.number += 1
            return (waiting.number, waiting.timer)
        }
        timer?.dispose()
        let next = clock.scheduleRelative(number, dueTime: .seconds(1)) { number in
            self.emit(number)
            return Disposables.create()
        }
        waiting.withLock { $0.timer = next }
    }

    private func emit(_ number: Int) {
        let element = waiting.withLock { waiting in
            defer { if waiting.number == number { waiting.element = nil } }
            return waiting.number == number ? waiting.element : nil
        }
        if let element { next(element) }
    }
}

/// Remembers the work that was scheduled last, and runs it in `fire()`.
private final class ManualClock: SchedulerType {
    private let work = Mutex<(@Sendable () -> Void)?>(nil)

    var now: Date { Date(timeIntervalSince1970: 0) }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        action(state)
    }

    func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        work.withLock { $0 = { _ = action(state) } }
        return Disposables.create()
    }

    func fire() { work.withLock { $0.take() }?() }
}
