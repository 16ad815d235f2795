import Foundation
import Rx
import RxTest
import Testing

@Suite struct ObserveOnTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func deliversEachEventAsItsOwnWork() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(230, 3), .completed(230)])
        let result = scheduler.start { source.observe(on: scheduler) }
        #expect(result.events == [.next(211, 1), .next(212, 2), .next(231, 3), .completed(232)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func keepsAnErrorInOrder() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210, TestError.one)])
        let result = scheduler.start { source.observe(on: scheduler) }
        #expect(result.events == [.next(211, 1), .next(212, 2), .error(213, TestError.one)])
    }

    @Test func deliversNothingAfterDisposal() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(210, 3)])
        let result = scheduler.start(disposed: 212) { source.observe(on: scheduler) }
        #expect(result.events == [.next(211, 1)])
    }

    @Test func aSerialQueueKeepsTheOrder() {
        let seen = Log<Int>()
        let done = DispatchSemaphore(value: 0)
        let subject = PublishSubject<Int>()
        _ = subject.observe(on: SerialDispatchQueueScheduler(qos: .default)).subscribe(
            onNext: { seen.add($0) }, onCompleted: { done.signal() })
        onThreads(4) { thread in for index in 0..<500 { subject.onNext(thread * 500 + index) } }
        subject.onCompleted()
        done.wait()
        #expect(seen.values.sorted() == Array(0..<2000))
        for thread in 0..<4 {
            let own = seen.values.filter { $0 / 500 == thread }
            #expect(own == own.sorted())
        }
    }

    @Test func aConcurrentQueueDeliversInOrderOneAtATime() {
        let (seen, monitor, done) = (Log<Int>(), Monitor(), DispatchSemaphore(value: 0))
        _ = Observable.from(0..<2000).observe(on: ConcurrentDispatchQueueScheduler(qos: .default)).subscribe(
            onNext: { element in monitor.run { seen.add(element) } }, onCompleted: { done.signal() })
        done.wait()
        #expect(seen.values == Array(0..<2000))
    }

    @Test func anOperationQueueKeepsTheOrder() {
        let (seen, done) = (Log<Int>(), DispatchSemaphore(value: 0))
        _ = Observable.from(0..<500).observe(on: OperationQueueScheduler(operationQueue: OperationQueue())).subscribe(
            onNext: { seen.add($0) }, onCompleted: { done.signal() })
        done.wait()
        #expect(seen.values == Array(0..<500))
    }

    @Test func subscribeOnSubscribesAndDisposesOnItsScheduler() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(250)])
        #expect(source.subscriptions == [Subscription(201, 251)])
    }

    @Test func subscribeOnDisposesOnItsScheduler() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1)])
        #expect(source.subscriptions == [Subscription(201, 1001)])
    }

    @Test func subscribeOnPassesAnErrorAndDisposesLater() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.one)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(210, 1), .error(220, TestError.one)])
        #expect(source.subscriptions == [Subscription(201, 221)])
    }

    @Test func subscribeOnDisposedEarlyDoesNotSubscribe() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let result = scheduler.start(disposed: 200) { source.subscribe(on: scheduler) }
        #expect(result.events.isEmpty && source.subscriptions.isEmpty)
    }

    /// A turn that runs inside `schedule` must not be mistaken for a turn scheduled from inside it.
    @Test func anElementSentDuringDeliveryIsNotLost() async {
        let log = Log<Int>()
        await withCheckedContinuation { done in
            Task { @MainActor in
                let (source, scheduler) = (PublishSubject<Int>(), MainScheduler())
                _ = source.observe(on: scheduler).subscribe(
                    onNext: { number in
                        log.add(number)
                        if number == 1 {
                            onThreads(1) { _ in _ = scheduler.schedule(()) { Disposables.create() } }
                            source.onNext(2)
                        }
                        if number == 3 { done.resume() }
                    })
                source.onNext(1)
                source.onNext(3)
            }
        }
        #expect(log.values == [1, 2, 3])
    }
}
