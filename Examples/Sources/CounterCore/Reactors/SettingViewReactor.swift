import ReactorKit
import Rx

/// Changes the user's name, or cancels the change.
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

        /// Pulses when the screen should close. The initial value is `nil`, so the screen does not close as it opens.
        @Pulse package var dismissal: Dismissal?
    }

    /// The signal that a screen should close.
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
