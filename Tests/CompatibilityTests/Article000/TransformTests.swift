import ReactorKit
import Rx
import CompatibilitySupport
import Testing

@Suite struct TransformTests {
    @Test func anEventBecomesAnAction() {
        let provider = ServiceProvider()
        let reactor = ActionTransformingReactor(service: provider.userService)
        reactor.action.onNext(.increase)
        #expect(reactor.currentState.value == 1)
        _ = provider.userService.updateUserName(to: "Jason")
        #expect(reactor.currentState.value == 2)
    }

    @Test func anEventBecomesAMutation() {
        let provider = ServiceProvider()
        let reactor = CounterViewReactor(provider: provider)
        _ = reactor.state
        _ = provider.userService.updateUserName(to: "Jason")
        #expect(reactor.currentState.userName == "Jason")
    }

    /// A merged state is shown, but the next mutation does not start from it.
    @Test func anEventBecomesAState() {
        let provider = ServiceProvider()
        let reactor = StateTransformingReactor(service: provider.userService)
        let names = Recorder<String>()
        let bag = DisposeBag()
        reactor.state.subscribe(onNext: { names.append("\($0.value) \($0.userName)") }).disposed(by: bag)
        _ = provider.userService.updateUserName(to: "Jason")
        #expect(reactor.currentState.userName == "Jason")
        reactor.action.onNext(.increase)
        #expect(names.elements == ["0 ", "1 Jason", "1 "])
    }
}
