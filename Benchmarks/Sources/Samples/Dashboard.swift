import ReactorKit

/// A reactor whose state has ten parts. An action changes one of them.
package final class Dashboard: Reactor {
    package enum Action: Sendable { case set(Int) }

    package struct State: Sendable {
        package var (a, b, c, d, e) = (0, 0, 0, 0, 0)
        package var (f, g, h, i, j) = (0, 0, 0, 0, 0)

        package init() {}
    }

    package let initialState = State()

    package init() {}

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .set(let value): state.a = value
        }
        return state
    }
}
