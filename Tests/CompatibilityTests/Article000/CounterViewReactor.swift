// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 000, CounterViewReactor.swift. For Swift 6: `final`.

import ReactorKit
import Rx

final class CounterViewReactor: Reactor {
    enum Action {
        case increase
        case decrease
    }
    
    enum Mutation {
        case increaseValue
        case decreaseValue
        case setLoading(Bool)
        case updateUserName(String)
    }
    
    struct State {
        var value: Int = 0
        var isLoading: Bool = false
        var userName: String = ""
    }
    
    let initialState: State
    let provider: ServiceProviderProtocol
    
    init(provider: ServiceProviderProtocol) {
        self.initialState = State()
        self.provider = provider
    }
    
    // MARK: - transform 핵심
    // 🐈 1. transform Mutation으로 선언
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
        // 🐈 2. provider를 통해서 userService의 값 가져오기 // 🐬 2. 여기서 이벤트 꺼내오기
        let eventMutation = provider.userService.event.flatMap { event -> Observable<Mutation> in
            // 🐈 3. UserEvent를 enum으로 정의하여 해당하는 케이스 가져오기
            switch event {
            case .updateUserName(let name):
                // 🐈 4. 값 방출!
                return .just(.updateUserName(name)) // -> 이거 연산 프로퍼티라 eventMutation의 값을 설정함.
            }
        }
        
        // 🐈 5. 함수 리턴! merge를 통해 기존 mutaion에 새러운 mutation을 합쳐줌
        return Observable.merge(mutation, eventMutation)
        
    }
    
    func mutate(action: CounterViewReactor.Action) -> Observable<CounterViewReactor.Mutation> {
        switch action {
        case .increase:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.increaseValue).delay(.seconds(1), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false))
            ])
        case .decrease:
            return Observable.concat([
                Observable.just(Mutation.setLoading(true)),
                Observable.just(Mutation.decreaseValue).delay(.seconds(1), scheduler: MainScheduler.instance),
                Observable.just(Mutation.setLoading(false))
            ])
        }
    }
    
    func reduce(state: CounterViewReactor.State, mutation: CounterViewReactor.Mutation) -> CounterViewReactor.State {
        var newState = state
        switch mutation {
        case .increaseValue:
            newState.value += 1
        case .decreaseValue:
            newState.value -= 1
        case .setLoading(let isLoading):
            newState.isLoading = isLoading
        // 🐈 6. reduce에서 값 변화를 처리할 수 있음.
        case .updateUserName(let name):
            newState.userName = name
        }
        return newState
    }
    
    // 🐈 7. global state를 처리하기 위한 매우 중요한 작업!
    // CounterViewReactor에서 SettingViewReactor를 return해 주어야 값 처리가 가능함.
    func reactorForSetting() -> SettingViewReactor {
        return SettingViewReactor(
            provider: provider,
            userName: currentState.userName
        )
    }
}
