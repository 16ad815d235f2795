import ReactorKit
import Rx

/// Changes the user's name, or leaves it.
package final class SettingViewReactor: Reactor {
    package enum Action: Sendable, Equatable {
        case saveUserName(String)
        case cancel
    }

    package enum Mutation: Sendable {
        case dismiss
    }

    package struct State: Sendable {
        package let userName: String

        /// Pulses when the screen is done. A pulse has nothing to say at first, so the screen does not close at opening.
        @Pulse package var dismissal: Dismissal?
    }

    /// That a screen is done.
    package struct Dismissal: Sendable {}

    package let initialState: State
    private let provider: any ServiceProviderProtocol

    package init(provider: any ServiceProviderProtocol, userName: String) {
        initialState = State(userName: userName)
        self.provider = provider
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .saveUserName(let name): provider.userService.updateUserName(to: name).map { _ in .dismiss }
        case .cancel: .just(.dismiss)
        }
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .dismiss: state.dismissal = Dismissal()
        }
        return state
    }
}
