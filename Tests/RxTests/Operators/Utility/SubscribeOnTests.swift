import Rx
import RxTest
import Testing

@Suite struct SubscribeOnTests {
    @Test func nothingFollowsTheEndBeforeTheDelayedDisposal() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(310, 5), .completed(310)])
        let result = scheduler.start {
            Observable.of(0, 1).concatMap { _ in source.asObservable().first().asObservable().subscribe(on: scheduler) }
                .map { $0 ?? -1 }
        }
        #expect(result.events == [.next(310, 5)])
    }
}
