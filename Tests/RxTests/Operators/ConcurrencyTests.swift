import Foundation
import Rx
import RxTest
import Testing

/// Elements from several threads pass every operator one at a time, and none is lost.
@Suite struct ConcurrencyTests {
    private static let threads = 8
    private static let each = 500

    @Test(arguments: OperatorCase.immediate) func passesElementsOfSeveralThreads(_ operation: OperatorCase) {
        let subject = PublishSubject<Int>()
        let (monitor, seen) = (Monitor(), Log<Int>())
        let subscription = operation.apply(subject, TestScheduler(initialClock: 0)).subscribe(onNext: { element in
            monitor.run { if element > 0 { seen.add(element) } }
        })
        onThreads(Self.threads) { thread in
            for index in 1...Self.each { subject.onNext(thread * Self.each + index) }
        }
        #expect(seen.values.sorted() == Array(1...(Self.threads * Self.each)))
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    @Test(arguments: OperatorCase.immediate) func deliversNothingAfterDispose(_ operation: OperatorCase) {
        for _ in 0..<20 {
            let subject = PublishSubject<Int>()
            let isOver = Flag()
            let subscription = SingleAssignmentDisposable()
            subscription.setDisposable(
                operation.apply(subject, TestScheduler(initialClock: 0)).subscribe(onNext: { element in
                    if isOver.isSet { Issue.record("delivered after disposal") }
                    if element == 50 {
                        subscription.dispose()
                        isOver.set()
                    }
                }))
            onThreads(4) { _ in
                for element in 1...100 { subject.onNext(element) }
            }
            #expect(isOver.isSet)
        }
    }

    @Test(arguments: OperatorCase.immediate) func endsOnceIfSeveralThreadsEndIt(_ operation: OperatorCase) {
        for _ in 0..<50 {
            let subject = PublishSubject<Int>()
            let seen = Log<String>()
            _ = operation.apply(subject, TestScheduler(initialClock: 0)).filter { $0 > 0 }.subscribe(seen.observer())
            onThreads(4) { thread in
                if thread % 2 == 0 { subject.onCompleted() } else { subject.onError(TestError.one) }
            }
            #expect(seen.count == 1)
        }
    }
}
