import ReactorKit
import Rx
import Testing

@Suite struct PulseTests {
    @Test func assigningAnEqualValueCounts() {
        var pulse = Pulse<String?>(wrappedValue: "Hello tokijh")
        let old = pulse
        pulse.value = "Hello tokijh"
        #expect(old.valueUpdatedCount != pulse.valueUpdatedCount)
        #expect(old.value == pulse.value)
    }

    @Test func stateWithAPulseIsEquatableAndHashable() {
        struct State: Hashable {
            var count = 0
            @Pulse var alert: String?
        }
        var state = State()
        #expect(state == State())
        state.alert = "a"
        let shown = state
        #expect(Set([state, shown]).count == 1)
        state.alert = "a"
        #expect(state != shown, "assigning an equal value changes the pulse")
    }

    /// The manual's table of six cases.
    @Test func aPulseEmitsOnEveryAssignmentOnly() {
        let reactor = AlertReactor()
        let alerts = Recorder<String>()
        let bag = DisposeBag()
        reactor.pulse(\.$alertMessage).compactMap { $0 }.subscribe(onNext: { alerts.append($0) }).disposed(by: bag)

        let cases: [(AlertReactor.Action, [String])] = [
            (.alert("Hello"), ["Hello"]), (.alert("Hello"), ["Hello"]), (.doSomeAction, []),
            (.alert("Hello"), ["Hello"]), (.alert("tokijh"), ["tokijh"]), (.doSomeAction, []),
        ]
        for (action, expected) in cases {
            let before = alerts.elements.count
            reactor.action.onNext(action)
            #expect(Array(alerts.elements.dropFirst(before)) == expected)
        }
        #expect(reactor.currentState.count == 2)
    }
}

private final class AlertReactor: Reactor {
    enum Action { case alert(String), doSomeAction }
    enum Mutation { case setAlertMessage(String), increaseCount }
    struct State {
        @Pulse var alertMessage: String?
        var count = 0
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .alert(let message): .just(.setAlertMessage(message))
        case .doSomeAction: .just(.increaseCount)
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setAlertMessage(let message): state.alertMessage = message
        case .increaseCount: state.count += 1
        }
        return state
    }
}
