// flags: -default-isolation MainActor
import ReactorKit
import Rx

// A module whose default isolation is the main actor, as in new app projects. A reactor needs no annotation, because
// `Reactor` is `Sendable`.

final class CounterReactor: Reactor {
    enum Action { case increase, load }
    enum Mutation { case add(Int) }
    struct State { var value = 0 }

    let initialState = State()
    private let service = CounterService()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase: .just(.add(1))
        case .load: service.load().map { Mutation.add($0) }.asObservable()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .add(let amount): state.value += amount
        }
        return state
    }
}

/// A reactor uses it off the main actor, so it is `nonisolated`.
nonisolated final class CounterService: Sendable {
    func load() -> Single<Int> {
        Single.create { single in
            single(.success(1))
            return Disposables.create()
        }
    }
}

final class CounterView: View {
    var disposeBag = DisposeBag()
    let taps = PublishSubject<Void>()
    private(set) var text = ""

    func bind(reactor: CounterReactor) {
        taps.map { CounterReactor.Action.increase }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)

        reactor.state
            .map { [weak self] in (self?.text ?? "") + String($0.value) }
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] in self?.text = $0 })
            .disposed(by: disposeBag)
    }
}
