// 07 · A search that is typed on: flatMapLatest
//
// Each query takes the place of the one before: `flatMapLatest` disposes of the request under way, which cancels it, so an outdated answer
// is never shown. `debounce` asks only once the person rests. A request that fails is caught inside, so that the stream goes on.

import Rx

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

/// Answers after a second; a query of `fail` fails.
package struct SlowSearchService: SearchServiceProtocol {
    package enum Event: Equatable, Sendable {
        case asked(String)
        case cancelled(String)
    }

    package struct Failure: Error {}

    private let scheduler: any SchedulerType
    private let log: @Sendable (Event) -> Void

    /// - Parameter log: Takes what happens to requests.
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
    static let searchByFlatMapLatest = CaseStudy("07", "A search that is typed on: flatMapLatest") { say in
        let queries = PublishSubject<String>()
        let found = ReplaySubject<[String]>.createUnbounded()
        let log = ReplaySubject<SlowSearchService.Event>.createUnbounded()
        let service = SlowSearchService { log.onNext($0) }
        let subscription = SearchModel(queries: queries, service: service).results.subscribe(found)
        say("r, re, rea: typed at once")
        for query in ["r", "re", "rea"] { queries.onNext(query) }
        say("\(try await log.take(1).asSingle().value)")
        say("reactor: typed while the request is under way")
        queries.onNext("reactor")
        say(
            "\(try await log.element(at: 1).take(1).asSingle().value), \(try await log.element(at: 2).take(1).asSingle().value)"
        )
        say("found: \(try await found.take(1).asSingle().value)")
        subscription.dispose()
    }
}
