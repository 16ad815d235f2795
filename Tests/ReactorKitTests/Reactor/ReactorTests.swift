import Dispatch
import ReactorKit
import Rx
import RxTest
import Testing

@Suite struct ReactorTests {
    @Test func actionsChangeTheStateSynchronously() {
        let reactor = CounterReactor()
        #expect(reactor.currentState.value == 0)
        reactor.action.onNext(.increase)
        #expect(reactor.currentState.value == 1)
        reactor.action.onNext(.decrease)
        #expect(reactor.currentState.value == 0)
    }

    @Test func stateEmitsTheCurrentStateFirst() {
        let reactor = CounterReactor()
        let seen = Recorder<Int>()
        reactor.action.onNext(.increase)
        let bag = DisposeBag()
        reactor.state.subscribe(onNext: { seen.append($0.value) }).disposed(by: bag)
        reactor.action.onNext(.increase)
        #expect(seen.elements == [1, 2])
    }

    @Test func eachMutationSeesTheStateOfTheMutationBefore() {
        let reactor = CounterReactor()
        reactor.action.onNext(.increase)
        reactor.action.onNext(.twice)
        #expect(reactor.currentState.value == 4)
    }

    @Test func anErrorOfABoundSourceNamesTheBinding() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let reactor = CounterReactor()
            _ = Observable.error(TestError.failed).bind(to: reactor.action)
            reactor.action.onNext(.increase)
            if reactor.currentState.value != 1 { fatalError("the reactor did not continue") }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("failed. Subscribed at ReactorKitTests/ReactorTests.swift:\(#line - 7)\n"))
    }

    @Test func theEndOfABoundSourceDoesNotEndTheReactor() {
        let reactor = CounterReactor()
        let bag = DisposeBag()
        Observable.just(.increase).bind(to: reactor.action).disposed(by: bag)
        Observable.error(TestError.failed).subscribe(reactor.action).disposed(by: bag)
        reactor.action.onNext(.increase)
        #expect(reactor.currentState.value == 2)
    }

    @Test func subscribersToTheActionReceiveEachAction() {
        let reactor = CounterReactor()
        let seen = Recorder<CounterReactor.Action>()
        let bag = DisposeBag()
        reactor.action.asObservable().subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext(.increase)
        reactor.action.onNext(.decrease)
        #expect(seen.elements == [.increase, .decrease])
    }

    @Test func mutationIsActionByDefault() {
        final class Plain: Reactor {
            enum Action { case set(Int) }
            let initialState = 0
            func reduce(state: Int, mutation: Action) -> Int {
                switch mutation {
                case .set(let value): value
                }
            }
        }
        let reactor = Plain()
        reactor.action.onNext(.set(7))
        #expect(reactor.currentState == 7)
    }

    @Test func anActionFromAStateSubscriberWaitsForTheStepInFlight() {
        let reactor = CounterReactor()
        let seen = Recorder<Int>()
        let bag = DisposeBag()
        reactor.state
            .subscribe(onNext: { state in
                if state.value == 1 { reactor.action.onNext(.increase) }
                seen.append(state.value)
            })
            .disposed(by: bag)
        reactor.state.subscribe(onNext: { seen.append($0.value) }).disposed(by: bag)
        reactor.action.onNext(.increase)
        #expect(seen.elements == [0, 0, 1, 1, 2, 2])
    }

    @Test func virtualTimeDrivesAReactor() {
        let scheduler = TestScheduler(initialClock: 0)
        let reactor = LoadingReactor(scheduler: scheduler)
        let bag = DisposeBag()
        scheduler.createHotObservable([.next(100, .refresh)]).subscribe(reactor.action).disposed(by: bag)
        let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
            reactor.state.map(\.isLoading)
        }
        #expect(response.events.map(\.value.element) == [false, true, false])
        #expect(response.events.map(\.time) == [0, 100, 103])
    }
}

private final class LoadingReactor: Reactor {
    enum Action { case refresh }
    enum Mutation { case setLoading(Bool) }
    struct State { var isLoading = false }

    let initialState = State()
    private let time: TestScheduler

    init(scheduler: TestScheduler) { time = scheduler }

    func mutate(action: Action) -> Observable<Mutation> {
        .concat([
            .just(.setLoading(true)),
            .just(.setLoading(false)).delay(.seconds(3), scheduler: time),
        ])
    }

    func reduce(state: State, mutation: Mutation) -> State {
        switch mutation {
        case .setLoading(let isLoading): State(isLoading: isLoading)
        }
    }
}
