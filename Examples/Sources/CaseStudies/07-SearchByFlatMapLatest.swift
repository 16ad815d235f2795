// 07 · A search that is typed on: flatMapLatest
//
// Each query replaces the one before: `flatMapLatest` disposes of the request in progress, which cancels it, so an
// outdated answer is never shown. `debounce` waits until the user stops typing. The error of a request is caught inside
// `flatMapLatest`, so that the stream goes on.

import Rx
import RxTest

package protocol SearchServiceProtocol: Sendable {
    func search(_ query: String) -> Observable<[String]>
}

package struct SearchModel: Sendable {
    package let results: Observable<[String]>

    package init(
        queries: Observable<String>, service: any SearchServiceProtocol,
        scheduler: any SchedulerType = MainScheduler.instance
    ) {
        results =
            queries
            .debounce(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { query in service.search(query).catchAndReturn(["nothing, because the request failed"]) }
    }
}

/// Answers each query after a second. The query `fail` fails.
package struct SlowSearchService: SearchServiceProtocol {
    package enum Event: Equatable, Sendable {
        case asked(String)
        case cancelled(String)
    }

    package struct Failure: Error {}

    private let scheduler: any SchedulerType
    private let log: @Sendable (Event) -> Void

    /// - Parameter log: Receives the events of the requests.
    package init(
        scheduler: any SchedulerType = MainScheduler.instance, log: @escaping @Sendable (Event) -> Void
    ) {
        (self.scheduler, self.log) = (scheduler, log)
    }

    package func search(_ query: String) -> Observable<[String]> {
        Observable.deferred { [scheduler, log] in
            log(.asked(query))
            let hasAnswered = BehaviorRelay(value: false)
            return Observable<Int>.timer(.seconds(1), scheduler: scheduler)
                .map { _ in
                    hasAnswered.accept(true)
                    guard query != "fail" else { throw Failure() }
                    return ["\(query)-kit", "swift-\(query)"]
                }
                .do(onDispose: { if !hasAnswered.value { log(.cancelled(query)) } })
        }
    }
}

extension CaseStudy {
    /// Runs in virtual time. In real time, if the machine is busy for a second, the answer arrives before the next
    /// query is typed.
    static let searchByFlatMapLatest = CaseStudy("07", "A search that is typed on: flatMapLatest") { print in
        let clock = TestScheduler(initialClock: 0, resolution: 0.001)
        let bag = DisposeBag()
        let note: @MainActor (String) -> Void = { print("\(clock.clock) ms: \($0)") }
        let queries = clock.createHotObservable([
            .next(100, "r"), .next(200, "re"), .next(300, "rea"), .next(1000, "reactor"),
        ])
        let log = PublishRelay<SlowSearchService.Event>()
        let service = SlowSearchService(scheduler: clock) { log.accept($0) }
        log.subscribe(onNext: { note("\($0)") }).disposed(by: bag)
        queries.subscribe(onNext: { note("typed(\"\($0)\")") }).disposed(by: bag)
        SearchModel(queries: queries.asObservable(), service: service, scheduler: clock).results
            .subscribe(onNext: { note("found: \($0)") })
            .disposed(by: bag)
        clock.start()
    }
}
