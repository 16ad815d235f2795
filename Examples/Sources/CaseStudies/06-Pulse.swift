// 06 · What happens once: a pulse
//
// An alert is an event, not a state: the same message twice means two alerts, and a change of another part of the state
// means none. A `@Pulse` emits whenever it is assigned, even an equal value, and at no other time.

import ReactorKit
import Rx

package final class AlertReactor: Reactor {
    package enum Action {
        case alert(String)
        case doSomeAction
    }

    package struct State {
        @Pulse package var alertMessage: String?
        package var actions = 0
    }

    package let initialState = State()

    package init() {}

    package func reduce(state: State, mutation: Action) -> State {
        var state = state
        switch mutation {
        case .alert(let message): state.alertMessage = message
        case .doSomeAction: state.actions += 1
        }
        return state
    }
}

extension CaseStudy {
    static let pulseForEvents = CaseStudy("06", "What happens once: a pulse") { print in
        let reactor = AlertReactor()
        let subscription = reactor.pulse(\.$alertMessage)
            .compactMap { $0 }
            .subscribe(onNext: { print("  showAlert(\($0))") })
        for action in [.alert("Hello"), .alert("Hello"), .doSomeAction, .alert("tokijh")] as [AlertReactor.Action] {
            print("\(action)")
            reactor.action.onNext(action)
        }
        subscription.dispose()
    }
}
