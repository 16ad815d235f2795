import ReactorKit
import Rx

final class AlertReactor: Reactor {
    enum Action { case alert(String) }
    enum Mutation { case setAlertMessage(String) }
    struct State { @Pulse var alertMessage: String? }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .alert(let message): .just(.setAlertMessage(message))
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setAlertMessage(let message): state.alertMessage = message
        }
        return state
    }
}

@MainActor
final class AlertView: View {
    var disposeBag = DisposeBag()
    let presses = PublishSubject<String>()
    var alerts: [String] = []

    func bind(reactor: AlertReactor) {
        presses.map(Reactor.Action.alert).bind(to: reactor.action).disposed(by: disposeBag)
        presses.map { Reactor.Action.alert($0) }.bind(to: reactor.action).disposed(by: disposeBag)
        reactor.pulse(\.$alertMessage)
            .compactMap { $0 }
            .subscribe(onNext: { [weak self] (message: String) in self?.alerts.append(message) })
            .disposed(by: disposeBag)
    }
}

/// A reactor may be used wherever its callers run.
func send(_ reactor: AlertReactor) {
    Task.detached { reactor.action.onNext(.alert("Hello")) }
    reactor.action.onNext(.alert(reactor.currentState.alertMessage ?? ""))
}
