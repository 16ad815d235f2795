import Rx
import RxTest
import Testing

@Suite struct TakeUntilTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func run(
        _ other: [Recorded<Event<Int>>], end: Recorded<Event<Int>> = .completed(250),
        _ operation: @escaping (TestableObservable<Int>, TestableObservable<Int>) -> Observable<Int>
    ) -> (events: [Recorded<Event<Int>>], source: [Subscription], other: [Subscription]) {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), end])
        let other = scheduler.createHotObservable(other)
        let result = scheduler.start { operation(source, other) }
        return (result.events, source.subscriptions, other.subscriptions)
    }

    @Test func takesUntilTheOtherSourceEmits() {
        let result = run([.next(225, 0)]) { $0.take(until: $1) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
        #expect(result.source == [Subscription(200, 225)] && result.other == [Subscription(200, 225)])
    }

    @Test func continuesWhenTheOtherSourceCompletes() {
        let result = run([.completed(225)]) { $0.take(until: $1) }
        #expect(result.events.last == .completed(250))
        #expect(result.source == [Subscription(200, 250)] && result.other == [Subscription(200, 225)])
    }

    @Test func failsWhenTheOtherSourceFails() {
        let result = run([.error(225, TestError.one)]) { $0.take(until: $1) }
        #expect(result.events == [.next(210, 1), .next(220, 2), .error(225, TestError.one)])
        #expect(result.source == [Subscription(200, 225)])
    }

    @Test func endsTheOtherSourceWithTheFirst() {
        let result = run([.next(400, 0)], end: .error(250, TestError.one)) { $0.take(until: $1) }
        #expect(result.events.last == .error(250, TestError.one))
        #expect(result.other == [Subscription(200, 250)])
    }

    @Test func aSynchronousOtherSourceCompletesItAtOnce() {
        let seen = Log<String>()
        _ = Observable.of(1, 2).take(until: Observable.just(0)).subscribe(seen.observer())
        #expect(seen.values == ["completed"])
    }

    @Test func skipsUntilTheOtherSourceEmits() {
        let result = run([.next(225, 0), .completed(226)]) { $0.skip(until: $1) }
        #expect(result.events == [.next(230, 3), .next(240, 4), .completed(250)])
        #expect(result.source == [Subscription(200, 250)] && result.other == [Subscription(200, 225)])
    }

    @Test func skipsEverythingIfTheOtherSourceOnlyCompletes() {
        let result = run([.completed(225)]) { $0.skip(until: $1) }
        #expect(result.events.isEmpty)
        #expect(result.source == [Subscription(200, 250)] && result.other == [Subscription(200, 225)])
    }

    @Test func skipWithoutATriggerDoesNotComplete() {
        let result = run([.next(300, 0)]) { $0.skip(until: $1) }
        #expect(result.events.isEmpty)
        #expect(result.source == [Subscription(200, 250)] && result.other == [Subscription(200, 250)])
    }

    @Test func skipFailsWithTheOtherSource() {
        let other = run([.error(225, TestError.one)]) { $0.skip(until: $1) }
        #expect(other.events == [.error(225, TestError.one)])
        #expect(other.source == [Subscription(200, 225)])
    }

    @Test func skipFailsWithTheSource() {
        let result = run([.next(300, 0)], end: .error(250, TestError.one)) { $0.skip(until: $1) }
        #expect(result.events == [.error(250, TestError.one)])
        #expect(result.other == [Subscription(200, 250)])
    }
}
