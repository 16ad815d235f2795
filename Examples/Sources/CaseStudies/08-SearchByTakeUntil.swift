// 08 · A search in a reactor: take(until:)
//
// `mutate` runs for each action, and the observable that it returns runs until it completes. Here `take(until:)`
// watches the reactor's own actions, and ends a request when a newer query makes it useless. Other actions, such as
// liking a result, do not end the request.

import ReactorKit
import Rx

package final class SearchReactor: Reactor {
    package enum Action: Equatable {
        case updateQuery(String)
        case like(String)

        var isQuery: Bool { if case .updateQuery = self { true } else { false } }
    }

    package enum Mutation {
        case setLoading(Bool)
        case setResults([String])
        case addLike(String)
    }

    package struct State: Equatable {
        package var isLoading = false
        package var results: [String] = []
        package var likes: [String] = []
    }

    package let initialState = State()
    private let service: any SearchServiceProtocol

    package init(service: any SearchServiceProtocol) { self.service = service }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .updateQuery(let query):
            Observable.concat([
                .just(.setLoading(true)),
                service.search(query)
                    .catchAndReturn(["nothing, because the request failed"])
                    .take(until: self.action.filter { $0.isQuery })
                    .map { Mutation.setResults($0) },
            ])
        case .like(let result): .just(.addLike(result))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setResults(let results): (state.results, state.isLoading) = (results, false)
        case .addLike(let result): state.likes.append(result)
        }
        return state
    }
}

extension CaseStudy {
    static let searchByTakeUntil = CaseStudy("08", "A search in a reactor: take(until:)") { print in
        let log = ReplaySubject<SlowSearchService.Event>.createUnbounded()
        let reactor = SearchReactor(service: SlowSearchService { log.onNext($0) })
        let states = ReplaySubject<SearchReactor.State>.createUnbounded()
        let subscription = reactor.state.subscribe(states)
        reactor.action.onNext(.updateQuery("rea"))
        reactor.action.onNext(.updateQuery("reactor"))
        reactor.action.onNext(.like("something found before"))
        print("\(try await log.element(at: 1).take(1).asSingle().value)")
        let results = try await states.map(\.results).filter { !$0.isEmpty }.take(1).asSingle().value
        print("found: \(results), liked: \(reactor.currentState.likes)")
        subscription.dispose()
    }
}
