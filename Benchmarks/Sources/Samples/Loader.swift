import ReactorKit
import Rx

/// A reactor that handles an action like most actions of apps: it sets a busy flag, does some work and resets the flag.
package final class Loader: Reactor {
    package typealias Action = Int

    package enum Mutation: Sendable {
        case setBusy(Bool)
        case setValue(Int)

        package func change(_ state: inout State) {
            switch self {
            case .setBusy(let isBusy): state.isBusy = isBusy
            case .setValue(let value): state.value = value
            }
        }
    }

    package struct State: Sendable {
        package var isBusy = false
        package var value = 0

        package init() {}
    }

    package let initialState = State()

    package init() {}

    package func mutate(action: Int) -> Observable<Mutation> {
        .concat([.just(.setBusy(true)), Observable.just(action).map { .setValue($0) }, .just(.setBusy(false))])
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        mutation.change(&state)
        return state
    }
}
