import ReactorKit
import Rx

/// Changes the user's name, or leaves it.
public final class SettingViewReactor: Reactor {
    public enum Action: Sendable, Equatable {
        case saveUserName(String)
        case cancel
    }

    public enum Mutation: Sendable {
        case dismiss
    }

    public struct State: Sendable {
        public let userName: String

        /// Pulses when the screen is done. A pulse has nothing to say at first, so the screen does not close at opening.
        @Pulse public var dismissal: Dismissal?
    }

    /// That a screen is done.
    public struct Dismissal: Sendable {}

    public let initialState: State
    private let provider: any ServiceProviderProtocol

    public init(provider: any ServiceProviderProtocol, userName: String) {
        initialState = State(userName: userName)
        self.provider = provider
    }

    public func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .saveUserName(let name): provider.userService.updateUserName(to: name).map { _ in .dismiss }
        case .cancel: .just(.dismiss)
        }
    }

    public func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .dismiss: state.dismissal = Dismissal()
        }
        return state
    }
}
