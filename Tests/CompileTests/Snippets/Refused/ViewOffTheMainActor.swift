import ReactorKit
import Rx

final class CounterReactor: Reactor {
    enum Action { case increase }
    let initialState = 0
}

@MainActor final class CounterView: View {
    var disposeBag = DisposeBag()
    func bind(reactor: CounterReactor) {}
}

func start(_ view: CounterView) {
    view.reactor = CounterReactor()  // refused: main actor-isolated property 'reactor' can not be mutated
}
