import Observation
import ReactorKit
import Rx
import TestSupport
import Testing

@MainActor
@Suite struct ObservedReactorTests {
    private let observed = ObservedReactor(reactor: ProfileReactor())

    /// Returns a closure that tells whether a value read in `read` has changed since.
    private func tracking(_ read: () -> Void) -> () -> Bool {
        let changes = Recorder<Bool>()
        withObservationTracking(read) { changes.append(true) }
        return { !changes.elements.isEmpty }
    }

    @Test func fieldsHaveTheInitialValuesAtFirst() {
        #expect(observed.count == 0)
        #expect(observed.name == "")
        #expect(observed.state.isLoading == false)
        #expect(observed.initial == nil)
    }

    @Test func anInspectorSeesTheFieldsThatWereRead() {
        let number = observed.reactor.identity.number
        var reads: [FieldReads.Read] { FieldReads.all.filter { $0.reactor == number } }
        #expect(reads.isEmpty)
        _ = (observed.name, observed.count, observed.name)
        #expect(reads.map(\.field) == ["count", "name"])
        #expect(reads.allSatisfy { $0.renderings == 0 })
        do {
            let other = ObservedReactor(observed.reactor)
            _ = other.isLoading
            #expect(reads.map(\.field) == ["count", "isLoading", "name"])
        }
        #expect(reads.map(\.field) == ["count", "name"])
    }

    @Test func actionsChangeTheFieldsAtOnce() {
        observed.send(.increment)
        observed.send(.setName("Kim"))
        #expect(observed.count == 1)
        #expect(observed.state.name == "Kim")
        for _ in 0..<100 { observed.send(.increment) }
        #expect(observed.count == 101)
    }

    @Test func aChangedFieldNotifiesItsObserversOnly() {
        let hasCountChanged = tracking { _ = observed.count }
        let hasNameChanged = tracking { _ = observed.name }
        observed.send(.increment)
        #expect(hasCountChanged())
        #expect(!hasNameChanged())
        observed.send(.setName("Kim"))
        #expect(hasNameChanged())
    }

    @Test func assigningAnEqualValueNotifiesNobody() {
        observed.send(.setName("Kim"))
        let hasChanged = tracking { _ = (observed.name, observed.count, observed.initial) }
        observed.send(.setName("Kim"))
        observed.send(.nothing)
        #expect(!hasChanged())
    }

    /// The two texts are equal, but not byte by byte.
    @Test func equalityDecidesAndNotTheBytes() {
        observed.send(.setName("caf\u{e9}"))
        let hasChanged = tracking { _ = observed.name }
        observed.send(.setName("cafe\u{301}"))
        #expect(!hasChanged())
    }

    @Test func aComputedFieldNotifiesWhenItsValueChanges() {
        observed.send(.setName("Kim"))
        let hasInitialChanged = tracking { _ = observed.initial }
        observed.send(.setName("Kang"))
        #expect(!hasInitialChanged())
        observed.send(.setName("Lee"))
        #expect(hasInitialChanged())
    }

    @Test func anObjectNotifiesWhenItIsReplaced() {
        let hasChanged = tracking { _ = observed.handler }
        observed.send(.increment)
        #expect(!hasChanged())
        observed.send(.setHandler(ProfileReactor.Handler()))
        #expect(hasChanged())
    }

    @Test func theWholeStateNotifiesOfEachChange() {
        let hasChanged = tracking { _ = observed.state }
        observed.send(.setLoading(true))
        #expect(hasChanged())
    }

    @Test func aPulseNotifiesOfEachAssignment() {
        observed.send(.alert("a"))
        let hasPulseChanged = tracking { _ = observed.$alert }
        let hasValueChanged = tracking { _ = observed.alert }
        observed.send(.alert("a"))
        #expect(hasPulseChanged())
        #expect(!hasValueChanged())
    }

    @Test func anObserverSeesTheOldValueAndThenTheNewOne() {
        let reactor = observed
        let seen = Recorder<Int>()
        withObservationTracking {
            _ = reactor.count
        } onChange: {
            MainActor.assumeIsolated { seen.append(reactor.count) }
        }
        reactor.send(.increment)
        #expect(seen.elements == [0])
        #expect(reactor.count == 1)
    }

    @Test func anActionFromAnObserverComesAfterTheNotification() {
        let reactor = observed
        let seen = Recorder<String>()
        withObservationTracking {
            _ = reactor.count
        } onChange: {
            MainActor.assumeIsolated { reactor.name = "changed" }
        }
        withObservationTracking {
            _ = reactor.name
        } onChange: {
            MainActor.assumeIsolated { seen.append("name, count is \(reactor.count)") }
        }
        reactor.send(.increment)
        #expect(seen.elements == ["name, count is 1"])
        #expect(reactor.name == "CHANGED")
        #expect(reactor.count == 1)
    }

    @Test func statesOfAnotherThreadComeToTheMainActor() async {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "profile")
        let observed = ObservedReactor(ProfileReactor(scheduler: scheduler))
        observed.send(.increment)
        while observed.count == 0 { await nextTurn() }
        #expect(observed.count == 1)
    }

    @Test func actionsOfManyThreadsArriveAtTheRendering() async {
        let (reactor, observed) = (observed.reactor, observed)
        let counts = Recorder<Int>()
        let rendering = render { counts.append(observed.count) }
        await onThreadsOfTheirOwn(8) { _ in
            for _ in 0..<500 { reactor.action.onNext(.increment) }
        }
        while counts.elements.last != 4_000 { await nextTurn() }
        #expect(counts.elements == counts.elements.sorted())
        rendering.dispose()
    }

    @Test func observationsEmitTheNewValues() async {
        let observed = observed
        observed.send(.setName("a"))
        var names: [String] = []
        for await name in Observations({ observed.name }) {
            names.append(name)
            if names.count == 3 { break }
            observed.send(.setName(name + "a"))
        }
        #expect(names == ["a", "aa", "aaa"])
    }

    @Test func pulseIsAnAsynchronousSequence() async {
        observed.send(.alert("a"))
        let alerts = observed.pulse(\.$alert)
        observed.send(.increment)
        observed.send(.alert("a"))
        var iterator = alerts.makeAsyncIterator()
        #expect(await iterator.next() == "a")
        #expect(await iterator.next() == "a")
    }

    @Test func pulseEndsWithTheReactor() async {
        var alerts: AsyncStream<String?>.Iterator
        do {
            let observed = ObservedReactor(ProfileReactor())
            observed.send(.alert("a"))
            alerts = observed.pulse(\.$alert).makeAsyncIterator()
        }
        #expect(await alerts.next() == "a")
        #expect(await alerts.next() == nil)
    }

    @Test func theReactorIsFreedWithItsObserver() {
        weak var reactor: ProfileReactor?
        weak var observer: ObservedReactor<ProfileReactor>?
        do {
            let made = ObservedReactor(ProfileReactor())
            (reactor, observer) = (made.reactor, made)
            withObservationTracking {
                _ = made.count
            } onChange: {
            }
            made.send(.increment)
        }
        #expect(observer == nil)
        #expect(reactor == nil)
    }

    @Test func aStateThatIsAnObjectNotifiesEachTime() {
        let observed = ObservedReactor(ObjectStateReactor())
        let hasChanged = tracking { _ = observed.value }
        observed.send(1)
        #expect(hasChanged())
        #expect(observed.value == 1)
    }

    @Test func aStubbedReactorShowsTheStatesOfItsStub() {
        let reactor = ProfileReactor()
        reactor.isStubEnabled = true
        let observed = ObservedReactor(reactor)
        reactor.stub.state.value.name = "stubbed"
        #expect(observed.name == "stubbed")
        observed.send(.increment)
        #expect(reactor.stub.actions.count == 1)
    }
}

/// A reactor that changes its state in place.
private final class ObjectStateReactor: Reactor {
    final class State: @unchecked Sendable { var value = 0 }

    let initialState = State()

    func mutate(action: Int) -> Observable<Int> { .just(action) }

    func reduce(state: State, mutation: Int) -> State {
        state.value = mutation
        return state
    }
}
