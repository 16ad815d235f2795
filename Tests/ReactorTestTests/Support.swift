import ReactorKit
import Rx
import Testing

/// Searches with an effect that the test feeds.
final class SearchReactor: Reactor {
    enum Action { case search(String), alert(String), fail, nothing }
    enum Mutation: Equatable { case setLoading(Bool), setResults([String]), setMessage(String) }
    struct State: Equatable {
        var isLoading = false
        var results: [String] = []
        @Pulse var message: String?

        static func == (left: State, right: State) -> Bool {
            left.isLoading == right.isLoading && left.results == right.results
        }
    }

    let initialState = State()
    let answers = PublishSubject<[String]>()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .search:
            .concat([.just(.setLoading(true)), answers.take(1).map { .setResults($0) }, .just(.setLoading(false))])
        case .alert(let message): .just(.setMessage(message))
        case .fail: .error(RxError.timeout)
        case .nothing: .empty()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setResults(let results): state.results = results
        case .setMessage(let message): state.message = message
        }
        return state
    }
}

/// A row of ``SearchesReactor``.
final class SearchRowReactor: Reactor {
    typealias Action = SearchReactor.Action
    typealias Mutation = SearchReactor.Mutation
    struct State: Identifiable {
        let id: Int
        var isLoading = false
        @Pulse var message: String?
    }

    let initialState: State

    init(_ state: State) { initialState = state }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .search: .never().startWith(.setLoading(true)).cancellable(id: "search")
        case .alert(let message): .just(.setMessage(message))
        case .fail, .nothing: .empty()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setLoading(let isLoading): state.isLoading = isLoading
        case .setMessage(let message): state.message = message
        case .setResults: break
        }
        return state
    }
}

/// A parent of two searches.
final class SearchesReactor: Reactor {
    enum Action { case row(Int, SearchReactor.Action) }
    enum Mutation: Equatable { case row(Int, SearchReactor.Mutation) }
    struct State { var rows = [SearchRowReactor.State(id: 1), SearchRowReactor.State(id: 2)] }

    let initialState = State()
    let rows = ChildReactors { SearchRowReactor($0) }

    init() { scope(rows, state: \.rows, action: Action.row, mutation: Mutation.row) }

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .row(let id, let action): rows.effects(of: action, id: id).map { .row(id, $0) }
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .row(let id, let mutation): rows.reduce(&state.rows, id: id, mutation: mutation)
        }
        return state
    }
}

/// Expects that `body` fails the test once, with a message that begins with `message`.
func failing(_ message: String, _ body: () -> Void) {
    let issues = Recorded()
    withKnownIssue {
        body()
    } matching: {
        issues.note($0)
    }
    issues.expect(message)
}

/// The same for an asynchronous body.
func failing(_ message: String, isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void) async {
    let issues = Recorded()
    await withKnownIssue {
        await body()
    } matching: {
        issues.note($0)
    }
    issues.expect(message)
}

private final class Recorded: Sendable {
    private let comments = BehaviorRelay<[String]>(value: [])

    func note(_ issue: Issue) -> Bool {
        comments.accept(comments.value + [issue.comments.map(\.rawValue).joined()])
        return true
    }

    func expect(_ message: String) {
        #expect(comments.value.count == 1)
        #expect(comments.value.first?.hasPrefix(message) == true, "\(comments.value)")
    }
}

/// Starts work with two names.
final class NamedWorkReactor: Reactor {
    enum Action { case load }
    enum WorkID { case search, page }

    let initialState = 0

    func mutate(action: Action) -> Observable<Action> {
        .merge(.never().cancellable(id: WorkID.search), .never().cancellable(id: WorkID.page))
    }
}
