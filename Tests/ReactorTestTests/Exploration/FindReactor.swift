import ReactorKit
import ReactorTest

/// Searches while the user types. The defects are ones that apps have.
final class FindReactor: Reactor {
    enum Defect: Sendable {
        case none
        /// Shows the answer of an older query.
        case showsOlderAnswers
        /// Keeps `isLoading` after a failure.
        case staysLoading
        /// Lets the failure of a search reach the failure handler.
        case lacksErrorHandling
        /// Starts a task that outlives the reactor, and retains it.
        case leaks
    }

    enum Action: Sendable, Hashable { case search(String), clear }
    enum Mutation: Sendable { case setQuery(String), setResults([String], of: String), setLoading(Bool) }

    struct State: Sendable, Equatable {
        var query = ""
        var results: [String] = []
        var resultsQuery = ""
        var isLoading = false
    }

    typealias Search = @Sendable (String) async throws -> [String]

    let initialState = State()
    private let search: Search
    private let defect: Defect

    init(_ defect: Defect = .none, search: @escaping Search) { (self.defect, self.search) = (defect, search) }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .clear: .of(.setQuery(""), .setResults([], of: ""))
        case .search(let query): .concat(.of(.setQuery(query), .setLoading(true)), results(of: query))
        }
    }

    private func results(of query: String) -> Observable<Mutation> {
        if defect == .leaks {
            Task { [self] in _ = try await search("suggestions for \(query) after \(currentState.query)") }
        }
        let found = Observable<Mutation>.run { [search, defect] send in
            do {
                send(.setResults(try await search(query), of: query))
                send(.setLoading(false))
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                if defect == .lacksErrorHandling { throw error }
                if defect != .staysLoading { send(.setLoading(false)) }
            }
        }
        return defect == .showsOlderAnswers ? found : found.cancellable(id: "search")
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setQuery(let query): state.query = query
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setResults(let results, let query): (state.results, state.resultsQuery) = (results, query)
        }
        return state
    }
}

extension ActionGenerator<FindReactor> {
    static var searches: Self { .oneOf([.search("a"), .search("ab"), .search("abc")]) }
}

extension FindReactor {
    /// A reactor whose searches the exploration answers.
    convenience init(_ defect: Defect = .none, in world: Exploration) {
        self.init(defect) { query in try await world.answer(to: "search(\(query))") { ["\(query)1"] } }
    }
}

extension Invariant<FindReactor> {
    static var showsNewestSearch: Self { .atRest("shows the newest search") { $0.resultsQuery == $0.query } }
}
