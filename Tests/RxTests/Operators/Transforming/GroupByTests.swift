import Rx
import RxTest
import Testing

@Suite struct GroupByTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(ending event: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(190, 9), .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(250, 6), event,
        ])
    }

    @Test func emitsAGroupForEachKey() {
        let xs = source(ending: .completed(300))
        let result = scheduler.start { xs.groupBy { $0 % 2 }.map(\.key) }
        #expect(result.events == [.next(210, 1), .next(220, 0), .completed(300)])
        #expect(xs.subscriptions == [Subscription(200, 300)])
    }

    @Test func aGroupEmitsTheElementsOfItsKeyUntilTheSourceEnds() {
        let xs = source(ending: .completed(300))
        let result = scheduler.start {
            xs.groupBy { $0 % 2 }.flatMap { group in group.materialize().map { "\(group.key) \($0)" } }
        }
        #expect(
            result.events == [
                .next(210, "1 next(1)"), .next(220, "0 next(2)"), .next(230, "1 next(3)"), .next(240, "0 next(4)"),
                .next(250, "0 next(6)"), .next(300, "1 completed"), .next(300, "0 completed"), .completed(300),
            ])
    }

    @Test func anErrorEndsAllGroups() {
        let xs = source(ending: .error(300, TestError.one))
        let groups = Log<GroupedObservable<Int, Int>>()
        let inner = scheduler.createObserver(Int.self)
        let result = scheduler.start {
            xs.groupBy { $0 % 2 }.do(onNext: { group in
                groups.add(group)
                if group.key == 0 { _ = group.subscribe(inner) }
            }).map(\.key)
        }
        #expect(result.events == [.next(210, 1), .next(220, 0), .error(300, TestError.one)])
        #expect(inner.events == [.next(220, 2), .next(240, 4), .next(250, 6), .error(300, TestError.one)])
        #expect(groups.count == 2)
    }

    @Test func failsWhenTheSelectorThrows() {
        let xs = source(ending: .completed(300))
        let inner = scheduler.createObserver(Int.self)
        let result = scheduler.start {
            xs.groupBy { element -> Int in
                if element == 3 { throw TestError.two }
                return 0
            }.do(onNext: { _ = $0.subscribe(inner) }).map(\.key)
        }
        #expect(result.events == [.next(210, 0), .error(230, TestError.two)])
        #expect(inner.events == [.next(210, 1), .next(220, 2), .error(230, TestError.two)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
    }

    @Test func aGroupKeepsTheSourceSubscribedAfterDisposal() {
        let xs = source(ending: .completed(300))
        let inner = scheduler.createObserver(Int.self)
        let subscription = SerialDisposable()
        scheduler.scheduleAt(245) { subscription.dispose() }
        let result = scheduler.start(disposed: 215) {
            xs.groupBy { $0 % 2 }.do(onNext: { subscription.disposable = $0.subscribe(inner) }).map(\.key)
        }
        #expect(result.events == [.next(210, 1)])
        #expect(inner.events == [.next(210, 1), .next(230, 3)])
        #expect(xs.subscriptions == [Subscription(200, 245)])
    }

    @Test func aGroupReplaysNothing() {
        let xs = source(ending: .completed(300))
        let groups = Log<GroupedObservable<Int, Int>>()
        let late = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(235) { _ = groups.values[0].subscribe(late) }
        _ = scheduler.start { xs.groupBy { _ in 0 }.do(onNext: { groups.add($0) }).map(\.key) }
        #expect(late.events == [.next(240, 4), .next(250, 6), .completed(300)])
    }

    @Test func freesEverythingWhenTheSourceIsFreed() {
        expectFreed { token in
            let subject = PublishSubject<Int>()
            _ = subject.groupBy { $0 % 2 }.flatMap { $0 }.subscribe(onNext: { _ in withExtendedLifetime(token) {} })
            subject.onNext(1)
        }
    }
}
