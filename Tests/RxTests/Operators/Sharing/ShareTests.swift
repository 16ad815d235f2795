import Rx
import RxTest
import Testing

@Suite struct ShareTests {
    let scheduler = TestScheduler(initialClock: 0)
    let seen = Log<String>()

    @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
    func connectsOnceForAllSubscribers(_ replay: Int, _ scope: SubjectLifetimeScope) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(260, 2)])
        let shared = source.share(replay: replay, scope: scope)
        scheduler.run(at: 200, until: 300) { shared.subscribe(seen.observer("a")) }
        scheduler.run(at: 250, until: 400) { shared.subscribe(seen.observer("b")) }
        scheduler.start()
        #expect(source.subscriptions == [Subscription(200, 400)])
        #expect(seen.values == ["a1"] + (replay > 0 ? ["b1"] : []) + ["a2", "b2"])
    }

    @Test(arguments: [0, 1, 2]) func whileConnectedStartsAnewAfterTheLastSubscriber(_ replay: Int) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: replay, scope: .whileConnected)
        let first = shared.subscribe(seen.observer("a"))
        subject.onNext(1)
        first.dispose()
        #expect(!subject.hasObservers)
        let second = shared.subscribe(seen.observer("b"))
        subject.onNext(2)
        #expect(seen.values == ["a1", "b2"])
        second.dispose()
    }

    @Test func foreverKeepsItsReplayAfterTheLastSubscriber() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1, scope: .forever)
        let first = shared.subscribe(seen.observer("a"))
        subject.onNext(1)
        first.dispose()
        #expect(!subject.hasObservers)
        _ = shared.subscribe(seen.observer("b"))
        subject.onNext(2)
        #expect(seen.values == ["a1", "b1", "b2"])
    }

    @Test(arguments: [0, 1, 2]) func whileConnectedStartsAnewAfterTheEnd(_ replay: Int) {
        let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
        let shared = source.share(replay: replay)
        scheduler.run(at: 200, until: 900) { shared.subscribe(seen.observer("a")) }
        scheduler.run(at: 300, until: 900) { shared.subscribe(seen.observer("b")) }
        scheduler.start()
        #expect(seen.values == ["a1", "acompleted", "b1", "bcompleted"])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(300, 320)])
    }

    @Test func foreverReplaysTheEnd() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(15, 2), .completed(20)])
        let shared = source.share(replay: 1, scope: .forever)
        scheduler.run(at: 200, until: 900) { shared.subscribe(seen.observer("a")) }
        scheduler.run(at: 300, until: 900) { shared.subscribe(seen.observer("b")) }
        scheduler.start()
        #expect(seen.values == ["a1", "a2", "acompleted", "b2", "bcompleted"])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [0, 1]) func retryOfASharedErrorConnectsOnceForAll(_ replay: Int) {
        let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.one)])
        let shared = source.share(replay: replay).retry()
        scheduler.run(at: 200, until: 225) { shared.subscribe(seen.observer("a")) }
        scheduler.run(at: 200, until: 225) { shared.subscribe(seen.observer("b")) }
        scheduler.start()
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 225)])
        #expect(seen.values == ["a1", "b1"])
    }

    @Test(arguments: [0, 1]) func aSynchronousSourceRunsForEachSubscriber(_ replay: Int) {
        let shared = Observable.of(1, 2).share(replay: replay)
        _ = shared.subscribe(seen.observer("a"))
        _ = shared.subscribe(seen.observer("b"))
        #expect(seen.values == ["a1", "a2", "acompleted", "b1", "b2", "bcompleted"])
    }

    @Test(arguments: [0, 1]) func aSubscriberAddedDuringAnElementGetsLaterElements(_ replay: Int) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: replay)
        let bag = DisposeBag()
        shared.subscribe(onNext: { element in
            seen.add("a\(element)")
            if element == 1 { shared.subscribe(seen.observer("b")).disposed(by: bag) }
        }).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        #expect(seen.values == ["a1"] + (replay > 0 ? ["b1"] : []) + ["a2", "b2"])
    }

    @Test(arguments: [0, 1]) func aSubscriberThatReplacesTheLastOneIsConnected(_ replay: Int) {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: replay)
        for _ in 0..<300 {
            let (old, new, got) = (shared.subscribe(), SingleAssignmentDisposable(), Flag())
            onThreads(2) { thread in
                if thread == 0 { return old.dispose() }
                new.setDisposable(shared.subscribe(onNext: { _ in got.set() }))
            }
            source.onNext(1)
            #expect(got.isSet)
            new.dispose()
        }
        #expect(!source.hasObservers)
    }

    @Test func connectionsUnderContentionAreBalanced() {
        let connections = Log<Int>()
        let shared = Observable<Int>.create { observer in
            connections.add(1)
            observer.onNext(1)
            return Disposables.create { connections.add(-1) }
        }.share(replay: 1)
        onThreads(8) { _ in
            for _ in 0..<200 { shared.subscribe().dispose() }
        }
        #expect(connections.values.reduce(0, +) == 0)
    }
}
