import Dispatch
import Rx
import RxTest
import Testing

@Suite struct WindowTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func source(ending event: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(105, 0), .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
            .next(370, 7), .next(420, 8), .next(470, 9), event,
        ])
    }

    private func numbered(_ source: TestableObservable<Int>) -> Observable<String> {
        source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).enumerated().flatMap { index, window in
            window.map { "\(index) \($0)" }.concat(Observable.just("\(index) end"))
        }
    }

    @Test func opensWindowsAtItsCountAndItsTimeSpan() {
        let xs = source(ending: .completed(600))
        let result = scheduler.start { numbered(xs) }
        #expect(
            result.events == [
                .next(205, "0 1"), .next(210, "0 2"), .next(240, "0 3"), .next(240, "0 end"), .next(280, "1 4"),
                .next(310, "1 end"), .next(320, "2 5"), .next(350, "2 6"), .next(370, "2 7"), .next(370, "2 end"),
                .next(420, "3 8"), .next(440, "3 end"), .next(470, "4 9"), .next(510, "4 end"), .next(580, "5 end"),
                .next(600, "6 end"), .completed(600),
            ])
        #expect(xs.subscriptions == [Subscription(200, 600)])
    }

    @Test func anElementThatIsSentByTheLastElementOfAWindowBelongsToTheNext() {
        let (subject, seen) = (PublishSubject<Int>(), Log<String>())
        _ = subject.window(timeSpan: .seconds(70), count: 2, scheduler: scheduler).enumerated()
            .flatMap { index, window in window.map { "\(index) \($0)" } }
            .subscribe(onNext: { text in
                seen.add(text)
                if text == "0 2" { subject.onNext(3) }
            })
        for element in [1, 2, 4] { subject.onNext(element) }
        #expect(seen.values == ["0 1", "0 2", "1 3", "1 4"])
    }

    @Test func anErrorEndsTheWindowAndTheSequence() {
        let xs = source(ending: .error(380, TestError.one))
        let result = scheduler.start {
            xs.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).flatMap { $0.materialize() }
        }
        #expect(result.events.last == .error(380, TestError.one))
        #expect(result.events.dropLast().last?.value.element?.error as? TestError == .one)
    }

    @Test func aWindowKeepsTheSourceSubscribedAfterDisposal() {
        let xs = source(ending: .completed(600))
        let window = Log<Observable<Int>>()
        let inner = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(220) { [scheduler] in
            scheduler.run(at: 300, until: 800) { window.values[1].subscribe(inner) }
        }
        let result = scheduler.start(disposed: 305) {
            xs.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).do(onNext: { window.add($0) }).map { _ in
                0
            }
        }
        #expect(result.events == [.next(200, 0), .next(240, 0)])
        #expect(inner.events == [.completed(310)])
        #expect(xs.subscriptions == [Subscription(200, 310)])
    }

    @Test func stopsWhenDisposed() {
        let xs = source(ending: .completed(600))
        let result = scheduler.start(disposed: 365) { numbered(xs) }
        #expect(result.events.last == .next(350, "2 6"))
        #expect(xs.subscriptions == [Subscription(200, 365)])
    }
}
