public import ReactorKit
public import Rx

/// A plain reactor: an action becomes a mutation, which makes a state.
public final class Tally: Reactor {
    public enum Action: Sendable { case add(Int) }
    public enum Mutation: Sendable { case increase(by: Int) }
    public struct State: Sendable {
        public var value = 0

        public init() {}
    }

    public let initialState = State()

    public init() {}

    public func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .add(let number): .just(.increase(by: number))
        }
    }

    public func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .increase(let number): state.value &+= number
        }
        return state
    }
}
