import Dispatch
import ReactorKit
import Rx
import RxTest
import Testing

/// Claims of the guides about reactors that no other test checks.
@Suite struct GuideClaimsTests {
    // MARK: AsynchronousWork

    @Test func aConcatenationContinuesAfterWorkEndedByAnAction() {
        let (reactor, seen, bag) = (SearchReactor(), Recorder<String>(), DisposeBag())
        reactor.state.skip(1).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext("a")
        reactor.action.onNext("b")
        reactor.answers.onNext(1)
        reactor.answers.onCompleted()
        #expect(seen.elements == ["loading a", "done a", "loading b", "b1", "done b"])
    }

    // MARK: TransformsAndGlobalState

    @Test func readingCurrentStateDoesNotStartTheReactor() {
        let reactor = MirroringReactor(BehaviorRelay(value: 7))
        #expect(reactor.currentState == 0)
        _ = reactor.state
        #expect(reactor.currentState == 7)
    }

    // MARK: Pulses

    @Test func aPulseAssignedTwiceInOneStateIsEmittedOnce() {
        let (reactor, seen, bag) = (PulsingReactor(), Recorder<String>(), DisposeBag())
        reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext(.twice)
        #expect(seen.elements == ["second"])
    }

    @Test func aPulseOfAFreshStateMayBeMissed() {
        let (reactor, seen, bag) = (PulsingReactor(), Recorder<String>(), DisposeBag())
        reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        reactor.action.onNext(.afresh)
        reactor.action.onNext(.afresh)
        #expect(seen.elements == ["afresh"])
    }

    @Test func anEarlierPulseIsEmittedAtSubscription() {
        let (reactor, seen, bag) = (PulsingReactor(), Recorder<String>(), DisposeBag())
        reactor.action.onNext(.twice)
        reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
        #expect(seen.elements == ["second"])
    }

    // MARK: Scheduling

    @Test func mutateRunsOnTheReactorsScheduler() async throws {
        let reactor = WhereReactor()
        let states = reactor.state.skip(1).values
        reactor.action.onNext(())
        #expect(try await states.first { _ in true } == "reactor reactor")
    }

    @MainActor @Test func aReactorOnTheMainSchedulerIsSynchronousThere() async throws {
        let reactor = MainReactor()
        // Work that other tests have enqueued for the main thread comes first. Until then an action waits for its turn.
        var isSynchronous = false
        for _ in 0..<1_000 where !isSynchronous {
            let before = reactor.currentState
            reactor.action.onNext(())
            isSynchronous = reactor.currentState == before + 1
            if !isSynchronous { await Task.yield() }
        }
        #expect(isSynchronous)
    }

    // MARK: TestingReactors

    @Test func virtualTimeIsExact() {
        let scheduler = TestScheduler(initialClock: 0)
        let (reactor, bag) = (WaitingReactor(time: scheduler), DisposeBag())
        scheduler.createHotObservable([.next(300, ())]).bind(to: reactor.action).disposed(by: bag)
        let result = scheduler.start { reactor.state.distinctUntilChanged() }
        #expect(result.events == [.next(200, false), .next(300, true), .next(304, false)])
    }

    @Test func aMarbleDiagramDrawsTheStates() throws {
        let scheduler = TestScheduler(initialClock: 0)
        let (reactor, bag) = (WaitingReactor(time: scheduler), DisposeBag())
        try scheduler.hot("     --a", values: ["a": ()]).bind(to: reactor.action).disposed(by: bag)
        try scheduler.expect("  n-l---n", values: ["n": false, "l": true]) { reactor.state.distinctUntilChanged() }
    }

    // MARK: MemoryAndLifetimes

    @Test(arguments: [true, false]) func endlessWorkRetainsTheReactorItCaptures(captures: Bool) {
        let source = PublishSubject<Int>()
        weak var reactor: CapturingReactor?
        do {
            let strong = CapturingReactor(source, captures: captures)
            strong.action.onNext(())
            reactor = strong
        }
        #expect((reactor != nil) == captures)
        source.onCompleted()
        #expect(reactor == nil)
    }

    @Test(arguments: [true, false]) func aTransformRetainsTheReactorItCaptures(captures: Bool) {
        let source = PublishSubject<Int>()
        weak var reactor: TransformingReactor?
        do {
            let strong = TransformingReactor(source, captures: captures)
            _ = strong.state
            reactor = strong
        }
        #expect((reactor != nil) == captures)
        source.onCompleted()
    }

    @Test func subscribingToStatesDoesNotRetainTheReactor() {
        let (seen, bag) = (Recorder<Int>(), DisposeBag())
        weak var dead: CounterReactor?
        do {
            let reactor = CounterReactor()
            reactor.state.subscribe(onNext: { seen.append($0.value) }, onCompleted: { seen.append(-1) }).disposed(
                by: bag)
            reactor.action.onNext(.increase)
            dead = reactor
        }
        #expect(dead == nil)
        #expect(seen.elements == [0, 1])
    }

    // MARK: ComposingReactors

    @Test func aParentHandlesAnActionOfItsChildItself() {
        let shopping = ShoppingReactor(prices: .never())
        shopping.action.onNext(.add(id: 7))
        shopping.rows[7]?.action.onNext(.add)
        #expect(shopping.currentState.items == [ItemReactor.State(id: 7, count: 2)])
        shopping.rows[7]?.action.onNext(.delete)
        #expect(shopping.currentState.items == [])
    }

    @Test func aChildWithoutStateShowsItsInitialState() {
        let page = PageReactor(prices: .never())
        #expect(page.item.currentState.id == 0)
        page.action.onNext(.open(3))
        #expect(page.item.currentState.id == 3)
    }

    @Test func theStateOfAChildMayBeInACaseOfAnEnumeration() {
        let prices = PublishSubject<Int>()
        let page = PageReactor(prices: prices.asObservable())
        page.action.onNext(.open(3))
        page.item.action.onNext(.add)
        page.item.action.onNext(.findPrice)
        #expect(page.currentState.item?.count == 2)
        #expect(prices.hasObservers)
        page.item.action.onNext(.delete)
        #expect(page.currentState.item == nil)
        #expect(!prices.hasObservers)
    }

    @Test func effectsEndWithAnItemThatAnotherReplaces() {
        let prices = PublishSubject<Int>()
        let page = PageReactor(prices: prices.asObservable())
        page.action.onNext(.open(3))
        page.item.action.onNext(.findPrice)
        page.action.onNext(.open(4))
        prices.onNext(9)
        #expect(page.currentState.item == ItemReactor.State(id: 4, price: nil))
    }

    @Test func twoChildrenMayShareAField() {
        let page = SearchPageReactor()
        let (queries, bag) = (Recorder<String>(), DisposeBag())
        page.filter.select(\.query).subscribe(onNext: { queries.append($0) }).disposed(by: bag)
        page.field.action.onNext(.setQuery("a"))
        page.filter.action.onNext(.setExact(true))
        page.filter.action.onNext(.setQuery("b"))
        #expect(queries.elements == ["", "a", "b"])
        #expect(page.field.currentState == FieldReactor.State(query: "b"))
        #expect(page.currentState.isExact)
    }

    @Test func aChildWithAComputedStateMissesPulses() {
        let parent = ComputingParent()
        let (alerts, states, bag) = (Recorder<String?>(), Recorder<[Int]>(), DisposeBag())
        parent.child.pulse(\.$alert).subscribe(onNext: { alerts.append($0) }).disposed(by: bag)
        parent.child.state.subscribe(onNext: { states.append($0.even) }).disposed(by: bag)
        parent.action.onNext(.count)
        #expect(states.elements == [[2], [2]])
        parent.child.action.onNext("Hello")
        #expect(parent.currentState.alert == "Hello")
        #expect(alerts.elements == [nil])
    }

    @Test func aParentsTransformsApplyToItsChildren() {
        let events = PublishSubject<Int>()
        let parent = TransformingParent(events.asObservable())
        parent.child.action.onNext(1)
        #expect(parent.child.currentState == -20)
        events.onNext(3)
        #expect(parent.child.currentState == -50)
    }

    @Test(arguments: [true, false]) func effectsOfChildrenHaveNamesOfTheirOwn(usesEffects: Bool) {
        let prices = PublishSubject<Int>()
        let shopping = ShoppingReactor(prices: prices.asObservable(), usesEffects: usesEffects)
        for id in [1, 2] {
            shopping.action.onNext(.add(id: id))
            shopping.rows[id]?.action.onNext(.findPrice)
        }
        prices.onNext(5)
        #expect(shopping.currentState.items.map(\.price) == [usesEffects ? 5 : nil, 5])
        for id in [1, 2] { shopping.rows[id]?.action.onNext(.delete) }
        #expect(prices.hasObservers == !usesEffects)
    }

    @Test func anActionThatTheParentSendsDoesNotPassTheChild() {
        let prices = PublishSubject<Int>()
        let shopping = ShoppingReactor(prices: prices.asObservable())
        shopping.action.onNext(.add(id: 1))
        shopping.rows[1]?.action.onNext(.findPriceUntilAction)
        shopping.action.onNext(.row(1, .add))
        #expect(prices.hasObservers)
        shopping.rows[1]?.action.onNext(.add)
        #expect(!prices.hasObservers)
        shopping.action.onNext(.row(1, .findPrice))
        #expect(prices.hasObservers)
        shopping.action.onNext(.row(1, .cancelPrice))
        #expect(!prices.hasObservers)
    }

    @Test func aChildThatWasUsedBeforeIsRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let card = CardReactor(1)
            card.action.onNext(.add(1))
            _ = BoardReactor(left: card)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("this CardReactor was used before it became a child"))
    }

    @Test func equalIDsAreRefused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let board = BoardReactor()
            board.action.onNext(.setRows([CardReactor.State(id: 1), CardReactor.State(id: 1)]))
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("two elements of the state have the same id"))
    }
}

private final class SearchReactor: Reactor {
    typealias Action = String

    let initialState = ""
    let answers = PublishSubject<Int>()

    func mutate(action: String) -> Observable<String> {
        .concat([
            .just("loading \(action)"),
            answers.map { "\(action)\($0)" }.take(until: self.action),
            .just("done \(action)"),
        ])
    }

    func reduce(state: String, mutation: String) -> String { mutation }
}

private final class MirroringReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    private let relay: BehaviorRelay<Int>

    init(_ relay: BehaviorRelay<Int>) { self.relay = relay }

    func transform(mutation: Observable<Int>) -> Observable<Int> { .merge(mutation, relay.asObservable()) }

    func reduce(state: Int, mutation: Int) -> Int { mutation }
}

private final class PulsingReactor: Reactor {
    enum Action { case twice, afresh }
    struct State { @Pulse var message: String? }

    let initialState = State()

    func reduce(state: State, mutation: Action) -> State {
        var next = mutation == .twice ? state : State()
        if mutation == .twice { next.message = "first" }
        next.message = mutation == .twice ? "second" : "afresh"
        return next
    }
}

private final class WhereReactor: Reactor {
    typealias Action = Void
    typealias Mutation = String

    private static let key = DispatchSpecificKey<String>()

    let initialState = ""
    let scheduler: any Scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "reactor") { queue in
        queue.setSpecific(key: key, value: "reactor")
    }

    private var place: String { DispatchQueue.getSpecific(key: Self.key) ?? "elsewhere" }

    func mutate(action: Void) -> Observable<String> { .just(place) }

    func reduce(state: String, mutation: String) -> String { "\(mutation) \(place)" }
}

private final class MainReactor: Reactor {
    typealias Action = Void

    let initialState = 0
    let scheduler: any Scheduler = MainScheduler.instance

    func reduce(state: Int, mutation: Void) -> Int { state + 1 }
}

private final class WaitingReactor: Reactor {
    typealias Action = Void
    typealias Mutation = Bool

    let initialState = false
    private let time: TestScheduler

    init(time: TestScheduler) { self.time = time }

    func mutate(action: Void) -> Observable<Bool> {
        .concat([.just(true), .just(true).delay(.seconds(3), scheduler: time), .just(false)])
    }

    func reduce(state: Bool, mutation: Bool) -> Bool { mutation }
}

private final class CapturingReactor: Reactor {
    typealias Action = Void
    typealias Mutation = Int

    let initialState = 0
    private let source: PublishSubject<Int>
    private let captures: Bool
    private let factor = 2

    init(_ source: PublishSubject<Int>, captures: Bool) { (self.source, self.captures) = (source, captures) }

    func mutate(action: Void) -> Observable<Int> {
        (captures ? source.map { self.factor * $0 } : source.map { [factor] in factor * $0 }).take(until: self.action)
    }
}

private final class TransformingReactor: Reactor {
    typealias Action = Int

    let initialState = 0
    private let source: PublishSubject<Int>
    private let captures: Bool
    private let factor = 2

    init(_ source: PublishSubject<Int>, captures: Bool) { (self.source, self.captures) = (source, captures) }

    func transform(mutation: Observable<Int>) -> Observable<Int> {
        .merge(mutation, captures ? source.map { self.factor * $0 } : source.map { [factor] in factor * $0 })
    }
}
