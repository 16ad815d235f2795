// flags: -swift-version 5
import ReactorKit
import Rx

final class CoordinatorReactor: Reactor {
    typealias Action = Int
    struct State { var value = 0 }

    let initialState = State()
}

@MainActor final class CoordinatedView: View {
    var disposeBag = DisposeBag()
    var text = ""

    func bind(reactor: CoordinatorReactor) {
        reactor.state.map { "\($0.value)" }.subscribe(onNext: { [weak self] in self?.text = $0 }).disposed(
            by: disposeBag)
    }
}

/// Runs on the main thread without declaring it.
class Coordinator {
    func start(_ view: CoordinatedView) {
        view.reactor = CoordinatorReactor()
        _ = view.reactor?.currentState
    }
}
