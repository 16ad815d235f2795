import Foundation
import ReactorKit
import ReactorRecording
import ReactorTest
import Rx
import Testing

/// A defect put in on purpose: a feed reader shows the answer of an older search. An exploration finds it, and saves it
/// as a recording.
@MainActor @Suite struct OlderAnswerTests {
    @discardableResult
    private func exploreSearches(hasDefect: Bool) async throws -> ExplorationReport {
        try await explore(
            reactor: { world in
                ArticlesReactor(hasDefect: hasDefect) { query in
                    world.single("search(\(query))") { ["\(query), part 1", "\(query), part 2"] }
                }
            },
            actions: .oneOf([.search("time"), .search("lists"), .select("time, part 1")]),
            invariants: [
                .atRest("every article matches the search") { state in
                    state.articles.allSatisfy { $0.hasPrefix(state.query) }
                }
            ])
    }

    @Test func theReaderShowsTheNewestSearch() async throws {
        try await exploreSearches(hasDefect: false)
    }

    @Test func theAnswerOfAnOlderSearchIsFound() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await exploreSearches(hasDefect: true)
        }
        #expect(failure.invariant == "every article matches the search")
        #expect(failure.steps.count <= 6, "\(failure)")

        let file = URL.temporaryDirectory.appending(path: "older-answer-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(failure.recording(of: ArticlesReactor.self)).write(to: file)
        let saved = try Recording<ArticlesReactor>(contentsOf: file)
        #expect(try saved.replay(on: ArticlesReactor(hasDefect: true) { _ in .never() }) == saved.finalState)
    }
}

/// The list of a feed reader whose server searches.
private final class ArticlesReactor: Reactor {
    enum Action: Codable, Sendable { case search(String), select(String) }
    enum Mutation: Codable, Sendable { case setQuery(String), setArticles([String]), select(String) }

    struct State: Codable, Sendable, Equatable {
        var query = ""
        var articles: [String] = []
        var selection: String?
    }

    let initialState = State()
    private let hasDefect: Bool
    private let search: @Sendable (String) -> Single<[String]>

    init(hasDefect: Bool, search: @escaping @Sendable (String) -> Single<[String]>) {
        (self.hasDefect, self.search) = (hasDefect, search)
    }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        // The defect: a search does not replace the one before.
        case .search(let query): hasDefect ? results(of: query) : results(of: query).cancellable(id: "search")
        case .select(let article): .just(.select(article))
        }
    }

    private func results(of query: String) -> Observable<Mutation> {
        search(query).asObservable().map { .setArticles($0) }
            .catch { _ in .empty() }
            .startWith(.setQuery(query))
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setQuery(let query): state.query = query
        case .setArticles(let articles): state.articles = articles
        case .select(let article): state.selection = article
        }
        return state
    }
}
