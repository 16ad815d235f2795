import ReactorKit
import Rx
import RxSupport

/// A counter.
final class CounterReactor: Reactor {
    enum Action: Equatable { case increase, decrease, twice, fail }
    enum Mutation { case add(Int) }
    struct State: Equatable { var value = 0 }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase: .just(.add(1))
        case .decrease: .just(.add(-1))
        case .twice: .concat([.just(.add(1)), .deferred { .just(.add(self.currentState.value)) }])
        case .fail: .error(TestError.failed)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .add(let number): state.value += number
        }
        return state
    }
}

enum TestError: Error, Equatable { case failed }

/// Records elements from any thread.
final class Recorder<Element: Sendable>: Sendable {
    private let lock = Guarded<[Element]>([])

    var elements: [Element] { lock.withLock { $0 } }

    func append(_ element: Element) { lock.withLock { $0.append(element) } }
}
