import Rx
import RxTest
import Testing

/// A connectable observable that connects, disconnects and connects again, before and after its source's end.
@Suite struct ReconnectionTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func run(
        _ make: (Observable<Int>) -> ConnectableObservable<Int>
    ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
        let source = scheduler.createHotObservable([
            .next(320, 1), .next(380, 2), .next(450, 3), .next(520, 4), .next(540, 5), .next(570, 6),
            .error(600, TestError.one), .next(700, 7),
        ])
        let connectable = make(source.asObservable())
        for (start, end) in [(300, 400), (500, 550), (650, 800)] {
            scheduler.run(at: start, until: end) { connectable.connect() }
        }
        let observer = scheduler.createObserver(Int.self)
        scheduler.run(at: 530, until: 1000) { connectable.subscribe(observer) }
        scheduler.start()
        return (observer.events, source.subscriptions)
    }

    private let subscriptions = [Subscription(300, 400), Subscription(500, 550), Subscription(650, 800)]

    @Test func publishUsesANewSubjectForEachConnection() {
        let published = run { $0.publish() }
        #expect(published.events == [.next(540, 5)])
        #expect(published.subscriptions == subscriptions)
    }

    @Test func replayStartsAnewForEachConnection() {
        let replayed = run { $0.replay(3) }
        #expect(replayed.events == [.next(530, 4), .next(540, 5)])
        #expect(replayed.subscriptions == subscriptions)
    }

    @Test func aGivenSubjectReceivesTheElementsOfEachConnection() {
        let kept = run { $0.multicast(ReplaySubject.create(bufferSize: 3)) }
        #expect(kept.events == [.next(530, 1), .next(530, 2), .next(530, 4), .next(540, 5), .next(700, 7)])
        #expect(kept.subscriptions == subscriptions)
    }
}
