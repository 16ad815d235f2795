// ReactorKit re-exports the names of Rx, because many apps import nothing else.
import ReactorKit

final class SearchReactor: Reactor {
    enum Action {
        case search(String)
    }

    enum Mutation {
        case setResults([String])
        case setLoading(Bool)
    }

    struct State {
        var results: [String] = []
        @Pulse var isLoading = false
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .search(let text):
            Observable.concat([
                .just(.setLoading(true)),
                results(for: text).asObservable().map { .setResults($0) }.catchAndReturn(.setResults([])),
                .just(.setLoading(false)),
            ])
        }
    }

    func transform(action: Observable<Action>) -> Observable<Action> { .merge(action, .empty()) }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setResults(let results): state.results = results
        case .setLoading(let isLoading): state.isLoading = isLoading
        }
        return state
    }

    private func results(for text: String) -> Single<[String]> { .just([text]) }
}

@MainActor
final class SearchView: View {
    var disposeBag = DisposeBag()
    let shown = BehaviorRelay<[String]>(value: [])
    let text = PublishSubject<String>()

    func bind(reactor: SearchReactor) {
        text.distinctUntilChanged().map { Reactor.Action.search($0) }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.results).distinctUntilChanged().bind(to: shown).disposed(by: disposeBag)
        reactor.pulse(\.$isLoading).subscribe(onNext: { _ in }).disposed(by: disposeBag)
    }
}
