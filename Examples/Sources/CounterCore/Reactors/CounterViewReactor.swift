import ReactorKit
import Rx

/// Counts, a second a step, and greets the user.
public final class CounterViewReactor: Reactor {
    public enum Action: Sendable, Equatable {
        case increase
        case decrease
    }

    public enum Mutation: Sendable {
        case increaseValue
        case decreaseValue
        case setLoading(Bool)
        case updateUserName(String)
    }

    public struct State: Sendable, Equatable {
        public var value = 0
        public var userName = ""

        /// How many steps are under way: a second one may start before the first is done.
        public var stepsUnderWay = 0

        public var isLoading: Bool { stepsUnderWay > 0 }

        public var greeting: String { userName.isEmpty ? "환영합니다" : "\(userName)님 안녕하세요" }
    }

    public let initialState = State()
    private let provider: any ServiceProviderProtocol
    private let timeScheduler: any SchedulerType

    /// - Parameter timeScheduler: Where a step waits for its second.
    public init(provider: any ServiceProviderProtocol, timeScheduler: any SchedulerType = MainScheduler.instance) {
        self.provider = provider
        self.timeScheduler = timeScheduler
    }

    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        let eventMutation = provider.userService.event.map { event -> Mutation in
            switch event {
            case .updateUserName(let name): .updateUserName(name)
            }
        }
        return Observable.merge(mutation, eventMutation)
    }

    public func mutate(action: Action) -> Observable<Mutation> {
        let change: Mutation = action == .increase ? .increaseValue : .decreaseValue
        return Observable.concat([
            .just(.setLoading(true)),
            .just(change).delay(.seconds(1), scheduler: timeScheduler),
            .just(.setLoading(false)),
        ])
    }

    public func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .increaseValue: state.value += 1
        case .decreaseValue: state.value -= 1
        case .setLoading(let isLoading): state.stepsUnderWay += isLoading ? 1 : -1
        case .updateUserName(let name): state.userName = name
        }
        return state
    }

    /// The reactor of the settings screen: it shares this one's services.
    public func reactorForSetting() -> SettingViewReactor {
        SettingViewReactor(provider: provider, userName: currentState.userName)
    }
}
