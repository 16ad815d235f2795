import Rx
import XCTest

/// Operators that deliver in the turns of a scheduler, or that keep what their sources sent.
final class SchedulerTests: XCTestCase {
    func testObserveOn() {
        explore(
            Scenario(name: "observe(on:), 2 × 3 onNext") {
                let (subject, received, turns) = (PublishSubject<Int>(), Received<Int>(), Turns())
                _ = subject.observe(on: turns).subscribe(received.observer)
                let lists = [[0, 1, 2], [10, 11, 12]]
                return Trial(threads: lists.map { $0.map { element in { subject.onNext(element) } } } + [turns.thread])
                {
                    turns.runRest()
                    return first(
                        received.fault, turns.fault, turns.mostAtOnce > 1 ? "two turns at once" : nil,
                        lossOrDisorder(received.elements, of: lists))
                }
            })
    }

    func testObserveOnAgainstDispose() {
        explore(
            Scenario(name: "observe(on:), onNext, onCompleted and dispose") {
                let (subject, received, turns) = (PublishSubject<Int>(), Received<Int>(), Turns())
                let subscription = subject.observe(on: turns).subscribe(received.observer)
                return Trial(threads: [
                    [{ subject.onNext(0) }, { subject.onNext(1) }, { subject.onCompleted() }],
                    [{ subscription.dispose() }], turns.thread,
                ]) {
                    turns.runRest()
                    return first(received.fault, turns.fault, gap(received.elements, in: [0, 1], toTheEnd: false))
                }
            })
    }

    func testWithLatestFrom() {
        explore(
            Scenario(name: "withLatestFrom, three threads") {
                let (first, second, received) = (PublishSubject<Int>(), PublishSubject<Int>(), Received<Int>())
                _ = first.withLatestFrom(second) { $0 * 100 + $1 }.subscribe(received.observer)
                second.onNext(0)
                return Trial(threads: [
                    [{ first.onNext(1) }, { first.onNext(2) }], [{ second.onNext(1) }, { second.onNext(2) }],
                    [{ first.onNext(5) }, { second.onCompleted() }, { first.onNext(6) }],
                ]) {
                    let elements = received.elements
                    let (sent, latest) = (elements.map { $0 / 100 }, elements.map { $0 % 100 })
                    let fault = received.fault ?? lossOrDisorder(sent, of: [[1, 2], [5, 6]])
                    return fault ?? (latest == latest.sorted() ? nil : "an older element follows: \(elements)")
                }
            })
    }
}
