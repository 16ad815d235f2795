// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, the other two transforms. The article prints the methods. The classes around them are ours and have no
// delay, so that a test can check at once. For Swift 6: `final`.

import ReactorKit
import Rx

final class ActionTransformingReactor: Reactor {
    enum Action {
        case increase
    }

    struct State {
        var value: Int = 0
        var isLoading: Bool = false
        var userName: String = ""
    }

    let initialState = State()
    let service: UserServiceProtocol

    init(service: UserServiceProtocol) {
        self.service = service
    }

    func transform(action: Observable<Action>) -> Observable<Action> {
        let eventAction = service.event.flatMap { event -> Observable<Action> in
            switch event {
            case .updateUserName:
                return .just(.increase)
            }
        }
        return Observable.merge(action, eventAction)
    }

    func reduce(state: State, mutation: Action) -> State {
        var newState = state
        switch mutation {
        case .increase:
            newState.value += 1
        }
        return newState
    }
}

final class StateTransformingReactor: Reactor {
    enum Action {
        case increase
    }

    struct State {
        var value: Int = 0
        var isLoading: Bool = false
        var userName: String = ""
    }

    let initialState = State()
    let service: UserServiceProtocol

    init(service: UserServiceProtocol) {
        self.service = service
    }

    func transform(state: Observable<State>) -> Observable<State> {
        let eventState = service.event.flatMap { event -> Observable<State> in
            switch event {
            case .updateUserName(let name):
                return .just(State(value: 1, isLoading: false, userName: name))
            }
        }
        return Observable.merge(state, eventState)
    }

    func reduce(state: State, mutation: Action) -> State {
        var newState = state
        switch mutation {
        case .increase:
            newState.value += 1
        }
        return newState
    }
}
