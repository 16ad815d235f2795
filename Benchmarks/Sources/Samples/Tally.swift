import ReactorKit
import Rx

/// A plain reactor: an action becomes a mutation, which makes a state.
package final class Tally: Reactor {
    package enum Action: Sendable { case add(Int) }
    package enum Mutation: Sendable { case increase(by: Int) }
    package struct State: Sendable {
        package var value = 0

        package init() {}
    }

    package let initialState = State()

    package init() {}

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let number): .just(.increase(by: number))
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .increase(let number): state.value &+= number
        }
        return state
    }
}
