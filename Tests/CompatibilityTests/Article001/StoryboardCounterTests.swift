// swift-format-ignore-file
// The article's own code is kept as it is printed, so it is not formatted.
//
// Article 001. Left out: `@IBOutlet`. Added: `Storyboard` around the classes, because article 000 has classes with the
// same names. For Swift 6: the reactor is `final`.

import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(15)))
struct StoryboardCounterTests {
    private let label = UILabel()
    private let button = UIButton()
    private let controller = Storyboard.CounterViewController()

    init() {
        controller.countLabel = label
        controller.increaseButton = button
    }

    /// The outlets exist only after the storyboard has been loaded.
    @Test func bindingWaitsUntilTheViewIsLoaded() async {
        controller.reactor = Storyboard.CounterViewReactor()
        button.press()
        #expect(label.history == [])
        controller.loadViewIfNeeded()
        await MainThread.settle()
        #expect(label.history == ["0"])
    }

    @Test func aPressCountsASecondLater() async throws {
        let reactor = Storyboard.CounterViewReactor()
        controller.reactor = reactor
        controller.loadViewIfNeeded()
        let start = ContinuousClock.now
        button.press()
        #expect(reactor.currentState.isLoading)
        _ = await reactor.state.firstElement { !$0.isLoading }
        await MainThread.settle()
        #expect(ContinuousClock.now - start >= .seconds(1))
        #expect(label.history == ["0", "1"])
    }

    @Test func decreasingTakesASecondToo() async {
        let reactor = Storyboard.CounterViewReactor()
        reactor.action.onNext(.decrease)
        #expect(reactor.currentState.isLoading)
        let state = await reactor.state.firstElement { !$0.isLoading }
        #expect(state?.value == -1)
    }
}

private enum Storyboard {

class CounterViewController: UIViewController, StoryboardView {
    
    var disposeBag = DisposeBag()
    
    weak var countLabel: UILabel!
    weak var increaseButton: UIButton!
    
    func bind(reactor: CounterViewReactor) {
        bindAction(reactor)
        bindState(reactor)
    }
    
    private func bindAction(_ reactor: CounterViewReactor) {
        increaseButton.rx.tap
            .map { Reactor.Action.increase }
            .bind(to: reactor.action)
            .disposed(by: disposeBag)
    }

    private func bindState(_ reactor: CounterViewReactor) {
        reactor.state
            .map { String($0.value) }
            .distinctUntilChanged()
            .bind(to: countLabel.rx.text)
            .disposed(by: disposeBag)
    }
}

final class CounterViewReactor: Reactor {
    let initialState = State()
    
    enum Action {
        case increase
        case decrease
    }
    
    // 처리 단위
    enum Mutation {
        case increaseValue
        case decreaseValue
        case setLoading(Bool)
    }
    
    // 현재 상태를 기록
    struct State {
        var value = 0
        var isLoading = false
    }
    
    // Action이 들어온 경우, 어떤 처리를 할건지 분기
    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .increase:
            return Observable.concat([
                Observable.just(.setLoading(true)),
                Observable.just(.increaseValue).delay(.seconds(1), scheduler: MainScheduler.instance),
                Observable.just(.setLoading(false))
            ])
        case .decrease:
            return Observable.concat([
                Observable.just(.setLoading(true)),
                Observable.just(.decreaseValue).delay(.seconds(1), scheduler: MainScheduler.instance),
                Observable.just(.setLoading(false))
            ])
        }
    }
    
    // 이전 상태와 처리 단위를 받아서 다음 상태를 반환하는 함수
    func reduce(state: State, mutation: Mutation) -> State {
        var newState = state
        switch mutation {
        case .increaseValue:
            newState.value += 1
        case .decreaseValue:
            newState.value -= 1
        case .setLoading(let isLoading):
            newState.isLoading = isLoading
        }
        return newState
    }
}

}
