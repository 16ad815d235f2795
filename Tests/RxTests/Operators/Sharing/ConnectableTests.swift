import Rx
import RxTest
import Testing

@Suite struct ConnectableTests {
    let scheduler = TestScheduler(initialClock: 0)
    let seen = Log<String>()

    @Test func publishStartsWhenConnected() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4)])
        let connectable = source.publish()
        _ = connectable.subscribe(seen.observer())
        scheduler.run(at: 215, until: 235) { connectable.connect() }
        scheduler.start()
        #expect(seen.values == ["2", "3"])
        #expect(source.subscriptions == [Subscription(215, 235)])
    }

    @Test func connectsOnce() {
        let subject = PublishSubject<Int>()
        let connectable = subject.publish()
        _ = connectable.subscribe(seen.observer())
        let (first, second) = (connectable.connect(), connectable.connect())
        subject.onNext(1)
        #expect(seen.values == ["1"])
        second.dispose()
        #expect(!subject.hasObservers)
        first.dispose()
    }

    @Test func connectsAgainAfterADisconnection() {
        let subject = PublishSubject<Int>()
        let connectable = subject.publish()
        connectable.connect().dispose()
        _ = connectable.subscribe(seen.observer())
        let connection = connectable.connect()
        subject.onNext(1)
        connection.dispose()
        subject.onNext(2)
        #expect(seen.values == ["1"])
    }

    @Test func replayGivesLateSubscribersTheLastElements() {
        let subject = PublishSubject<Int>()
        let (two, all) = (subject.replay(2), subject.replayAll())
        let connections = [two.connect(), all.connect()]
        for element in 1...3 { subject.onNext(element) }
        _ = two.subscribe(seen.observer("two "))
        _ = all.subscribe(seen.observer("all "))
        #expect(seen.values == ["two 2", "two 3", "all 1", "all 2", "all 3"])
        for connection in connections { connection.dispose() }
    }

    @Test func multicastUsesTheGivenSubject() {
        let (source, subject) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let connectable = source.multicast(subject)
        _ = connectable.subscribe(seen.observer())
        let connection = connectable.connect()
        source.onNext(1)
        source.onError(TestError.one)
        _ = connectable.subscribe(seen.observer("late "))
        #expect(seen.values == ["0", "1", "error one", "late error one"])
        connection.dispose()
    }

    @Test func multicastMakesASubjectForEachConnection() {
        let made = Log<Int>()
        let source = PublishSubject<Int>()
        let connectable = source.multicast { () -> PublishSubject<Int> in
            made.add(1)
            return PublishSubject()
        }
        for _ in 0..<3 { connectable.connect().dispose() }
        #expect(made.count == 3)
    }

    @Test func multicastWithASelectorSharesOneSubscription() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start {
            source.multicast({ PublishSubject<Int>() }) { Observable.zip($0, $0) { $0 + $1 } }
        }
        #expect(result.events == [.next(210, 2), .next(220, 4), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func refCountDisconnectsWithTheLastSubscriber() {
        let source = scheduler.createHotObservable([.next(210, 1)])
        let counted = source.publish().refCount()
        scheduler.run(at: 205, until: 225) { counted.subscribe(seen.observer("a")) }
        scheduler.run(at: 207, until: 230) { counted.subscribe(seen.observer("b")) }
        scheduler.run(at: 250, until: 260) { counted.subscribe(seen.observer("c")) }
        scheduler.start()
        #expect(source.subscriptions == [Subscription(205, 230), Subscription(250, 260)])
        #expect(seen.values == ["a1", "b1"])
    }

    @Test func refCountDisconnectsASourceThatWasLostWhileConnecting() {
        let isDisconnected = Flag()
        let counted = LostConnectable(isDisconnected: isDisconnected).refCount()
        // `merge` owns the subscription, and would remove it at a loss.
        let subscription = Observable.merge(counted, .never()).subscribe()
        #expect(!isDisconnected.isSet)
        subscription.dispose()
        #expect(isDisconnected.isSet)
    }
}

/// A connectable sequence of an app. It is lost when it is subscribed to.
private struct LostConnectable: ConnectableObservableType {
    typealias Element = Int

    let isDisconnected: Flag

    func asObservable() -> Observable<Int> { .deferred { PublishSubject<Int>() } }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        asObservable().subscribe(observer)
    }

    func connect() -> any Disposable { Disposables.create { [isDisconnected] in isDisconnected.set() } }
}
