import Rx
import RxTest
import Testing

/// The rules that hold for every source without an upstream, in virtual time.
@Suite struct SourceContractTests {
    let scheduler = TestScheduler(initialClock: 0)

    /// The events between a subscription at tick 200 and its end.
    private func events(_ source: SourceCase, until end: TestTime) -> [Recorded<Event<Int>>] {
        scheduler.start(disposed: end) { source.make(scheduler) }.events
    }

    @Test(arguments: SourceCase.all) func emitsAtItsTicks(_ source: SourceCase) {
        #expect(events(source, until: 200 + SourceCase.span) == source.expected.map { $0.later(by: 200) })
    }

    @Test(arguments: SourceCase.all, [200, 201, 202, 203]) func stopsWhenDisposed(_ source: SourceCase, _ end: Int) {
        let before = source.expected.map { $0.later(by: 200) }.filter { $0.time == 200 || $0.time < end }
        #expect(events(source, until: end) == before)
        #expect(scheduler.clock <= 1000, "work continues after disposal")
    }

    @Test(arguments: SourceCase.all) func startsAnewForEachSubscription(_ source: SourceCase) {
        let observable = source.make(scheduler)
        let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        scheduler.run(at: 300, until: 300 + SourceCase.span) { observable.subscribe(first) }
        scheduler.run(at: 302, until: 302 + SourceCase.span) { observable.subscribe(second) }
        scheduler.start()
        #expect(first.events == source.expected.map { $0.later(by: 300) })
        #expect(second.events == source.expected.map { $0.later(by: 302) })
    }

    @Test(arguments: SourceCase.emitting) func acceptsASubscriptionDuringAnEvent(_ source: SourceCase) {
        let observable = source.make(scheduler)
        let inner = scheduler.createObserver(Int.self)
        let isFirst = Flag()
        let outer = scheduler.start(disposed: 200 + SourceCase.span) {
            observable.do(onNext: { _ in
                if isFirst.isSet { return }
                isFirst.set()
                let subscription = observable.subscribe(inner)
                scheduler.scheduleAt(scheduler.clock + SourceCase.span) { subscription.dispose() }
            })
        }
        let start = 200 + source.expected[0].time
        #expect(outer.events == source.expected.map { $0.later(by: 200) })
        #expect(inner.events == source.expected.map { $0.later(by: start) })
    }

    @Test(arguments: SourceCase.emitting) func stopsAfterItsFirstElementUnderTakeOne(_ source: SourceCase) {
        let result = scheduler.start { source.make(scheduler).take(1) }
        let first = source.expected[0].later(by: 200)
        #expect(result.events == [first, .completed(first.time)])
        #expect(scheduler.clock <= 1000, "work continues after the end")
    }

    @Test(arguments: SourceCase.emittingLater) func mayBeDisposedDuringAnEvent(_ source: SourceCase) {
        let (seen, subscription) = (Log<String>(), SingleAssignmentDisposable())
        let observable = source.make(scheduler)
        scheduler.scheduleAt(200) {
            subscription.setDisposable(
                observable.subscribe(
                    onNext: { element in
                        seen.add("\(element)")
                        subscription.dispose()
                    }, onCompleted: { seen.add("completed") }))
        }
        scheduler.start()
        #expect(seen.count == 1)
    }

    @Test(arguments: SourceCase.all) func freesItsSubscriber(_ source: SourceCase) {
        expectFreed { token in
            let subscription = source.make(scheduler).subscribe { _ in withExtendedLifetime(token) {} }
            scheduler.advanceTo(10)
            subscription.dispose()
            scheduler.start()
        }
    }
}

extension Recorded {
    fileprivate func later(by ticks: TestTime) -> Recorded { Recorded(time: time + ticks, value: value) }
}
