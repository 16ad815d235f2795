import Rx
import RxTest
import Testing

@Suite struct IfEmptyTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func emitsTheDefaultOnEmptyCompletion() {
        let xs = scheduler.createHotObservable([.next(150, 1), .completed(250)])
        let result = scheduler.start { xs.ifEmpty(default: 7) }
        #expect(result.events == [.next(250, 7), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func emitsNoDefaultAfterAnElement() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let result = scheduler.start { xs.ifEmpty(default: 7) }
        #expect(result.events == [.next(210, 1), .completed(250)])
    }

    @Test func emitsNoDefaultOnAnError() {
        let xs = scheduler.createHotObservable([.error(250, TestError.one, Int.self)])
        let result = scheduler.start { xs.ifEmpty(default: 7) }
        #expect(result.events == [.error(250, TestError.one)])
    }

    @Test func switchesOnEmptyCompletion() {
        let xs = scheduler.createHotObservable([.completed(250, Int.self)])
        let ys = scheduler.createColdObservable([.next(10, 7), .completed(20)])
        let result = scheduler.start { xs.ifEmpty(switchTo: ys.asObservable()) }
        #expect(result.events == [.next(260, 7), .completed(270)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(ys.subscriptions == [Subscription(250, 270)])
    }

    @Test func disposesTheSourceWhenItCompletes() {
        let (seen, other) = (Log<String>(), PublishSubject<Int>())
        let source = Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { seen.add("create") }
        }
        let subscription = source.do(onDispose: { seen.add("do") })
            .ifEmpty(switchTo: other.do(onSubscribe: { seen.add("other") }))
            .subscribe(seen.observer())
        #expect(seen.values.sorted() == ["create", "do", "other"])
        subscription.dispose()
        #expect(seen.count == 3 && !other.hasObservers)
    }

    @Test func doesNotSwitchAfterAnElement() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(250)])
        let ys = scheduler.createColdObservable([.next(10, 7), .completed(20)])
        let result = scheduler.start { xs.ifEmpty(switchTo: ys.asObservable()) }
        #expect(result.events == [.next(210, 1), .completed(250)])
        #expect(ys.subscriptions == [])
    }

    @Test func doesNotSwitchOnAnError() {
        let xs = scheduler.createHotObservable([.error(250, TestError.one, Int.self)])
        let ys = scheduler.createColdObservable([.next(10, 7), .completed(20)])
        let result = scheduler.start { xs.ifEmpty(switchTo: ys.asObservable()) }
        #expect(result.events == [.error(250, TestError.one)])
        #expect(ys.subscriptions == [])
    }

    @Test func failsIfTheOtherSourceFails() {
        let xs = scheduler.createHotObservable([.completed(250, Int.self)])
        let ys = scheduler.createColdObservable([.error(20, TestError.two, Int.self)])
        let result = scheduler.start { xs.ifEmpty(switchTo: ys.asObservable()) }
        #expect(result.events == [.error(270, TestError.two)])
    }

    @Test func disposingEndsTheOtherSource() {
        let xs = scheduler.createHotObservable([.completed(250, Int.self)])
        let ys = scheduler.createColdObservable([.next(100, 7)])
        let result = scheduler.start(disposed: 300) { xs.ifEmpty(switchTo: ys.asObservable()) }
        #expect(result.events == [])
        #expect(ys.subscriptions == [Subscription(250, 300)])
    }
}
