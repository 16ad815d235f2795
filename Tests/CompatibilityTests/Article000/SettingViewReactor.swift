// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, SettingViewReactor.swift. For Swift 6: `final`.

import ReactorKit
import Rx

final class SettingViewReactor: Reactor {
    enum Action {
        case saveUserName(String)
        case cancel
    }
    
    enum Mutation {
        case saveUserName(String)
        case dismiss
    }

    struct State {
        var userName: String
        var shouldDismissed: Bool

        // NOTE: - 초기 스테이트를 지정해주기 위함
        init(userName: String) {
            self.userName = userName
            self.shouldDismissed = false
        }
    }
    
    let initialState: State
    let provider: ServiceProviderProtocol
    
    init(provider: ServiceProviderProtocol, userName: String) {
        self.initialState = State(userName: userName)
        self.provider = provider
    }
    
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case let .saveUserName(name):
            
            // 🐬 1. 여기서 함수를 호출하기!
            return provider.userService.updateUserName(to: name)
                .map { _ in .dismiss } // 저장하고나서 dismiss해야 하니까 dissmiss로 내보내!
        case .cancel:
            return .just(.dismiss)
        }
    }
    
    func reduce(state: State, mutation: Mutation) -> State {
        var newState = state
        switch mutation {
        case let .saveUserName(name):
            newState.userName = name
        case .dismiss:
            print("reduce: dismiss called")
            newState.shouldDismissed = true
        }
        return newState
    }
}
