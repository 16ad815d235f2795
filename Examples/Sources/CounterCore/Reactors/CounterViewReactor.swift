import Localization
import ReactorKit
import Rx

/// Counts up and down, one second a step, and greets the user.
package final class CounterViewReactor: Reactor {
    package enum Action: Sendable, Equatable {
        case increase
        case decrease
    }

    package enum Mutation: Sendable {
        case increaseValue
        case decreaseValue
        case setLoading(Bool)
        case updateUserName(String)
    }

    package struct State: Sendable, Equatable {
        package var value = 0
        package var userName = ""

        /// The number of steps in progress. A step may start before the previous one has ended.
        package var stepsUnderWay = 0

        package var isLoading: Bool { stepsUnderWay > 0 }

        package var greeting: String {
            userName.isEmpty ? localized("Welcome") : localized("Hello, {name}", ["name": userName])
        }
    }

    package let initialState = State()
    private let provider: any ServiceProviderProtocol
    private let timeScheduler: any SchedulerType

    /// - Parameter timeScheduler: The scheduler that delays each step by a second.
    package init(provider: any ServiceProviderProtocol, timeScheduler: any SchedulerType = MainScheduler.instance) {
        self.provider = provider
        self.timeScheduler = timeScheduler
    }

    package func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        let eventMutation = provider.userService.event.map { event -> Mutation in
            switch event {
            case .updateUserName(let name): .updateUserName(name)
            }
        }
        return Observable.merge(mutation, eventMutation)
    }

    package func mutate(action: Action) -> Observable<Mutation> {
        let change: Mutation = action == .increase ? .increaseValue : .decreaseValue
        return Observable.concat([
            .just(.setLoading(true)),
            .just(change).delay(.seconds(1), scheduler: timeScheduler),
            .just(.setLoading(false)),
        ])
    }

    package func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .increaseValue: state.value += 1
        case .decreaseValue: state.value -= 1
        case .setLoading(let isLoading): state.stepsUnderWay += isLoading ? 1 : -1
        case .updateUserName(let name): state.userName = name
        }
        return state
    }

    /// Makes the reactor of the settings screen, which shares this reactor's services.
    package func reactorForSetting() -> SettingViewReactor {
        SettingViewReactor(provider: provider, userName: currentState.userName)
    }
}
