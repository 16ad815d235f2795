import Rx
import RxTest
import Testing

/// Virtual time does not wait for an actor.
@Suite(.timeLimit(.minutes(15))) @MainActor struct VirtualTimeIsolationTests {
    private func makeSource(_ scheduler: TestScheduler) -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    }

    @Test func timesAreExactOnTheActor() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = makeSource(scheduler)
        let observer = scheduler.start { source.map { $0 + 1 }.filter { _ in true } }
        #expect(observer.events == [.next(210, 2), .next(220, 3), .completed(230)])
    }

    /// Off the actor, no event is lost or reordered. Events arrive when the actor has a turn.
    @Test func eventsFromOffTheActorArriveLater() async {
        let scheduler = TestScheduler(initialClock: 0)
        let calls = Calls()
        let observer = scheduler.createObserver(Int.self)
        let source = makeSource(scheduler).map { calls($0 + 1) }
        await withCheckedContinuation { done in
            onThreads(1) { _ in
                _ = source.do(onDispose: { done.resume() }).subscribe(observer)
                scheduler.start()
            }
            #expect(observer.events == [])
            #expect(scheduler.clock == 30)
        }
        #expect(observer.events == [.next(30, 2), .next(30, 3), .completed(30)])
        #expect(calls.count == 2 && calls.areAllOnMainActor)
    }
}
