import Dispatch
import ReactorKit
import Rx
import Testing

@Suite struct DeallocatedTests {
    private final class Counter: Reactor {
        typealias Action = Int
        let initialState = 0
        func reduce(state: Int, mutation: Int) -> Int { state + mutation }
    }

    @Test func emitsOnceAndCompletesWhenTheReactorIsFreed() {
        let log = Recorder<String>()
        var reactor: Counter? = Counter()
        reactor?.action.onNext(1)
        let first = reactor?.rx.deallocated.subscribe(
            onNext: { log.append("freed") }, onCompleted: { log.append("completed") })
        let second = reactor?.rx.deallocated.subscribe(onNext: { log.append("freed, too") })
        #expect(log.elements == [])
        reactor = nil
        #expect(log.elements.sorted() == ["completed", "freed", "freed, too"])
        withExtendedLifetime((first, second)) {}
    }

    @Test func anUnstartedReactorEmitsToo() {
        let log = Recorder<String>()
        var reactor: Counter? = Counter()
        let subscription = reactor?.rx.deallocated.subscribe(onNext: { log.append("freed") })
        reactor = nil
        #expect(log.elements == ["freed"])
        withExtendedLifetime(subscription) {}
    }

    @Test func aLaterSubscriberReceivesTheElement() {
        let log = Recorder<String>()
        let end: Observable<Void>
        do { end = Counter().rx.deallocated }
        _ = end.subscribe(onNext: { log.append("freed") }, onCompleted: { log.append("completed") })
        #expect(log.elements == ["freed", "completed"])
    }

    @Test func takeUntilDeallocatedEndsALongerStream() {
        let source = PublishSubject<Int>()
        let log = Recorder<String>()
        var reactor: Counter? = Counter()
        let subscription = reactor.map { reactor in
            source.take(until: reactor.rx.deallocated)
                .subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
        }
        source.onNext(1)
        reactor = nil
        source.onNext(2)
        #expect(log.elements == ["1", "completed"])
        #expect(!source.hasObservers)
        withExtendedLifetime(subscription) {}
    }

    @Test func aDisposedSubscriptionReceivesNothing() {
        let log = Recorder<String>()
        var reactor: Counter? = Counter()
        reactor?.rx.deallocated.subscribe(onNext: { log.append("freed") }).dispose()
        reactor = nil
        #expect(log.elements == [])
    }

    @Test func reactorsFreedOnManyThreadsAllEmit() {
        let log = Recorder<Int>()
        DispatchQueue.concurrentPerform(iterations: 1000) { index in
            _ = Counter().rx.deallocated.subscribe(onNext: { log.append(index) })
        }
        #expect(log.elements.sorted() == Array(0..<1000))
    }
}
