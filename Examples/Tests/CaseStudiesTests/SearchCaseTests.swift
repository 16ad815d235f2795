import CaseStudies
import ReactorKit
import Rx
import RxTest
import Testing

/// Searches in virtual time. Its unit is a millisecond.
@Suite struct SearchCaseTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    private let log = BehaviorRelay<[SlowSearchService.Event]>(value: [])
    private let bag = DisposeBag()

    private var service: SlowSearchService {
        SlowSearchService(scheduler: scheduler) { [log] entry in log.update { $0.append(entry) } }
    }

    @Test func flatMapLatestCancelsTheOutdatedRequest() {
        let queries = scheduler.createHotObservable([
            .next(1000, "r"), .next(1100, "re"), .next(1200, "rea"), .next(1600, "reactor"), .next(3000, "fail"),
            .next(5000, "rx"),
        ])
        let model = SearchModel(queries: queries.asObservable(), service: service, scheduler: scheduler)
        let found = scheduler.createObserver([String].self)
        model.results.subscribe(found).disposed(by: bag)
        scheduler.start()
        #expect(
            log.value == [
                .asked("rea"), .cancelled("rea"), .asked("reactor"), .asked("fail"), .asked("rx"),
            ])
        #expect(
            found.events.compactMap(\.value.element) == [
                ["reactor-kit", "swift-reactor"], ["nothing, because the request failed"], ["rx-kit", "swift-rx"],
            ])
        #expect(found.events.map(\.time) == [2900, 4300, 6300])
    }

    @Test func takeUntilCancelsTheRequestOnlyForANewQuery() {
        let reactor = SearchReactor(service: service)
        let actions = scheduler.createHotObservable([
            .next(100, SearchReactor.Action.updateQuery("rea")), .next(200, .updateQuery("reactor")),
            .next(300, .like("x")),
        ])
        actions.subscribe(reactor.action).disposed(by: bag)
        let results = scheduler.createObserver([String].self)
        reactor.state.map(\.results).distinctUntilChanged().subscribe(results).disposed(by: bag)
        scheduler.start()
        #expect(log.value == [.asked("rea"), .cancelled("rea"), .asked("reactor")])
        #expect(results.events.compactMap(\.value.element) == [[], ["reactor-kit", "swift-reactor"]])
        #expect(reactor.currentState.likes == ["x"])
        #expect(!reactor.currentState.isLoading)
    }

    @Test func reactorIsRecordedInVirtualTime() {
        #expect(
            RefreshReactor.recordLoading(refreshedAt: 100) == [.next(0, false), .next(100, true), .next(150, false)])
    }
}
