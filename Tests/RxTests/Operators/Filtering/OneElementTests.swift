import Rx
import RxTest
import Testing

/// `single`, `first`, `element(at:)`, `asSingle`, `asMaybe`, `asCompletable`.
@Suite struct OneElementTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(_ events: Recorded<Event<Int>>...) -> TestableObservable<Int> {
        scheduler.createHotObservable([.next(150, 9)] + events)
    }

    @Test func singleEmitsAtOnceAndCompletesWithTheSource() {
        let xs = source(.next(210, 2), .completed(250))
        #expect(scheduler.start { xs.single() }.events == [.next(210, 2), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test func singleFailsAtTheSecondElement() {
        let xs = source(.next(210, 2), .next(220, 3), .completed(250))
        #expect(scheduler.start { xs.single() }.events == [.next(210, 2), .error(220, RxError.moreThanOneElement)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func singleFailsWithoutAnElement() {
        let xs = source(.completed(250))
        #expect(scheduler.start { xs.single() }.events == [.error(250, RxError.noElements)])
    }

    @Test func singlePassesAnError() {
        let xs = source(.error(210, TestError.one))
        #expect(scheduler.start { xs.single() }.events == [.error(210, TestError.one)])
    }

    @Test func singleWithAPredicateCountsMatchingElements() {
        let xs = source(.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250))
        let result = scheduler.start { xs.single { $0 % 2 == 0 } }
        #expect(result.events == [.next(220, 2), .error(240, RxError.moreThanOneElement)])
    }

    @Test func singleFailsWhenThePredicateThrows() {
        let xs = source(.next(210, 1), .next(220, 2), .completed(250))
        let result = scheduler.start { xs.single { if $0 == 2 { throw TestError.two } else { false } } }
        #expect(result.events == [.error(220, TestError.two)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func firstCompletesWithTheFirstElement() {
        let xs = source(.next(210, 1), .next(220, 2), .completed(250))
        #expect(scheduler.start { xs.first() }.events == [.next(210, 1), .completed(210)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
    }

    @Test func firstOfAnEmptySourceIsNil() {
        let xs = source(.completed(250))
        #expect(scheduler.start { xs.first() }.events == [.next(250, nil), .completed(250)])
    }

    @Test func firstPassesAnError() {
        let xs = source(.error(210, TestError.one))
        #expect(scheduler.start { xs.first() }.events == [.error(210, TestError.one)])
    }

    @Test func elementAtCompletesWithItsElement() {
        let xs = source(.next(210, 1), .next(220, 2), .next(230, 3), .completed(250))
        #expect(scheduler.start { xs.element(at: 1) }.events == [.next(220, 2), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func elementAtFailsForTooFewElements() {
        let xs = source(.next(210, 1), .completed(250))
        #expect(scheduler.start { xs.element(at: 1) }.events == [.error(250, RxError.argumentOutOfRange)])
    }

    @Test func elementAtPassesAnError() {
        let xs = source(.next(210, 1), .error(220, TestError.one))
        #expect(scheduler.start { xs.element(at: 1) }.events == [.error(220, TestError.one)])
    }

    @Test func firstIgnoresElementsSentDuringItsElement() {
        let subject = PublishSubject<Int>()
        let seen = Log<Int?>()
        _ = subject.first().subscribe(onSuccess: { element in
            seen.add(element)
            subject.onNext(2)
        })
        subject.onNext(1)
        #expect(seen.values == [1])
        #expect(!subject.hasObservers)
    }

    @Test func asSingleWaitsForCompletion() {
        let xs = source(.next(210, 1), .completed(250))
        #expect(scheduler.start { xs.asSingle() }.events == [.next(250, 1), .completed(250)])
    }

    @Test func asSingleFailsWithoutExactlyOneElement() {
        let xs = source(.next(210, 1), .next(220, 2), .completed(250))
        #expect(scheduler.start { xs.asSingle() }.events == [.error(220, RxError.moreThanOneElement)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
        let empty = Observable<Int>.empty()
        let second = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) { empty.asSingle() }
        #expect(second.events == [.error(1200, RxError.noElements)])
    }

    @Test func asMaybeAcceptsAtMostOneElement() {
        let xs = source(.completed(250))
        #expect(scheduler.start { xs.asMaybe() }.events == [.completed(250)])
        let ys = scheduler.createHotObservable([.next(1210, 1), .next(1220, 1)])
        let second = scheduler.start(created: 1100, subscribed: 1200, disposed: 2000) { ys.asMaybe() }
        #expect(second.events == [.error(1220, RxError.moreThanOneElement)])
        let zs = scheduler.createHotObservable([.next(2210, 1), .completed(2220)])
        let third = scheduler.start(created: 2100, subscribed: 2200, disposed: 3000) { zs.asMaybe() }
        #expect(third.events == [.next(2220, 1), .completed(2220)])
    }

    @Test func asCompletablePassesOnlyTheEnd() {
        let xs = source(.next(210, 1), .completed(250))
        let result = scheduler.start { xs.ignoreElements().asCompletable() }
        #expect(result.events.map(\.time) == [250])
        #expect(result.events.first?.value.isCompleted == true)
    }

    /// An event that the observer sends to the source when it receives the element.
    static let sent: [Event<Int>] = [.next(2), .completed]

    @Test(arguments: sent) func elementAtEmitsOneElementIfItsObserverSendsAnEvent(_ event: Event<Int>) {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.element(at: 1).subscribe(
            onNext: { element in
                seen.add("\(element)")
                subject.on(event)
            }, onError: { seen.add("error \($0)") }, onCompleted: { seen.add("completed") })
        subject.onNext(0)
        subject.onNext(1)
        #expect(seen.values == ["1", "completed"])
    }

    @Test(arguments: sent + [.error(TestError.one)])
    func firstEmitsOneElementIfItsObserverSendsAnEvent(_ event: Event<Int>) {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.first().subscribe { result in
            seen.add("\(result)")
            subject.on(event)
        }
        subject.onNext(1)
        #expect(seen.values == ["success(Optional(1))"])
    }

    @Test func elementAtTakesAnyIndex() {
        let xs = source(.next(210, 2), .completed(250))
        let result = scheduler.start { xs.element(at: .max) }
        #expect(result.events == [.error(250, RxError.argumentOutOfRange)])
    }
}
