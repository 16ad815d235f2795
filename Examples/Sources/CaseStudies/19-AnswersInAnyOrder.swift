// 19 · Answers in any order
//
// Two requests may be answered in either order. If a search does not replace the search before it, the answer of the
// older search may come last, and is then shown. A test does not find this defect if its server answers in order.
// `explore` of ReactorTest chooses the order itself. OlderAnswerTests explores this reactor: it finds the defect within
// a few sessions, prints the shortest of them, and saves that session as a recording.

import ReactorKit
import Rx

package final class ArticlesReactor: Reactor {
    package enum Action: Codable, Sendable { case search(String), select(String) }
    package enum Mutation: Codable, Sendable { case setQuery(String), setArticles([String]), select(String) }

    package struct State: Codable, Sendable, Equatable {
        package var query = ""
        package var articles: [String] = []
        package var selection: String?
    }

    package let initialState = State()
    private let replacesSearch: Bool
    private let search: @Sendable (String) -> Single<[String]>

    /// - Parameters:
    ///   - replacesSearch: Whether a search cancels the search before it. `false` is the defect.
    ///   - search: Asks a server for the articles that match.
    package init(replacesSearch: Bool = true, search: @escaping @Sendable (String) -> Single<[String]>) {
        (self.replacesSearch, self.search) = (replacesSearch, search)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .search(let query):
            let results = search(query).asObservable().map { Mutation.setArticles($0) }
                .catchAndReturn(.setArticles([]))
                .startWith(.setQuery(query))
            return replacesSearch ? results.cancellable(id: "search") : results
        case .select(let article): return .just(.select(article))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setQuery(let query): state.query = query
        case .setArticles(let articles): state.articles = articles
        case .select(let article): state.selection = article
        }
        return state
    }
}

extension CaseStudy {
    static let answersInAnyOrder = CaseStudy("19", "Answers in any order") { print in
        for replacesSearch in [false, true] {
            for order in [["time", "lists"], ["lists", "time"]] {
                let answers = PublishSubject<String>()
                let reactor = ArticlesReactor(replacesSearch: replacesSearch) { query in
                    answers.filter { $0 == query }.map { ["all about \($0)"] }.take(1).asSingle()
                }
                for query in ["time", "lists"] { reactor.action.onNext(.search(query)) }
                for query in order { answers.onNext(query) }
                let state = reactor.currentState
                print("answered \(order): the search for \(state.query) shows \(state.articles)")
            }
        }
    }
}
