import Dispatch
import Foundation
import Rx
import RxBlocking
import Testing

@Suite struct BlockingTests {
    private enum Failure: Error { case one, two }

    private let background = ConcurrentDispatchQueueScheduler(qos: .default)

    @Test func collectsAllElements() throws {
        #expect(try Observable.of(1, 2, 3).toBlocking().toArray() == [1, 2, 3])
        #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
        #expect(try Observable.of(1, 2).toBlocking().last() == 2)
        #expect(try Observable<Int>.empty().toBlocking().last() == nil)
        #expect(try Single.just(1).toBlocking().single() == 1)
    }

    @Test func throwsTheError() {
        let failing = Observable.of(1).concat(Observable.error(Failure.one))
        #expect(throws: Failure.one) { try failing.toBlocking().toArray() }
        #expect(throws: Failure.one) { try failing.toBlocking().last() }
        #expect(throws: Failure.one) { try failing.toBlocking().single() }
        #expect(throws: Never.self) { try failing.toBlocking().first() }
    }

    @Test func waitsForOtherThreads() throws {
        let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: background)
        #expect(try ticks.take(3).toBlocking().toArray() == [0, 1, 2])
        #expect(try ticks.toBlocking().first() == 0)
    }

    @Test func takesNoMoreThanItNeeds() throws {
        let endless = Observable.repeatElement(7)
        #expect(try endless.toBlocking().first() == 7)
        #expect(throws: RxError.self) { try endless.toBlocking().single() }
    }

    @Test func singleReturnsTheOneMatchingElement() throws {
        let numbers = Observable.of(1, 2, 3)
        #expect(try numbers.toBlocking().single { $0 == 2 } == 2)
        #expect(throws: Failure.two) { try numbers.toBlocking().single { _ in throw Failure.two } }
        #expect(error { try numbers.toBlocking().single { $0 > 1 } } == "The sequence has more than one element.")
        #expect(error { try numbers.toBlocking().single { $0 > 9 } } == "The sequence has no elements.")
        #expect(error { try Observable<Int>.empty().toBlocking().single() } == "The sequence has no elements.")
    }

    @Test func materializeReturnsTheElementsAndTheEnd() {
        switch Observable.of(1, 2).concat(Observable.error(Failure.one)).toBlocking().materialize() {
        case .completed: Issue.record("completed")
        case .failed(let elements, let error):
            #expect(elements == [1, 2])
            #expect(error as? Failure == .one)
        }
        guard case .completed(elements: [1]) = Observable.just(1).toBlocking().materialize() else {
            Issue.record("failed")
            return
        }
    }

    @Test func failsAtItsTimeout() {
        let never = Observable.of(1).concat(Observable.never())
        let start = Date()
        guard case .failed(elements: [1], error: RxError.timeout) = never.toBlocking(timeout: 0.02).materialize() else {
            Issue.record("no timeout")
            return
        }
        #expect(Date().timeIntervalSince(start) < 5)
    }

    @Test func disposesItsSubscription() throws {
        let subject = BehaviorSubject(value: 1)
        #expect(try subject.toBlocking().first() == 1)
        #expect(!subject.hasObservers)
        #expect(throws: RxError.self) { try subject.skip(1).toBlocking(timeout: 0.001).toArray() }
        #expect(!subject.hasObservers)
    }

    /// Work queued on the current thread must run, although the thread's own turn has not ended.
    @Test func runsInsideAnotherSubscription() throws {
        let sums = Observable.of(1, 2).map { first in
            try Observable.of(10, 20).map { $0 + first }.toBlocking(timeout: 5).toArray()
        }
        #expect(try sums.toBlocking().toArray() == [[11, 21], [12, 22]])
    }

    private func error(_ body: () throws -> Int) -> String? {
        do {
            _ = try body()
            return nil
        } catch { return String(reflecting: error) }
    }
}
