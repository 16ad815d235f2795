import Dispatch
import Observation
import ReactorKit
import Rx
import Testing

@Suite struct BindingActionTests {
    typealias State = ProfileReactor.State

    @Test func applyAssignsTheValue() {
        var state = State()
        BindingAction.set(\State.name, "hi").apply(to: &state)
        #expect(state.name == "hi")
    }

    @Test func aKeyPathMatchesTheActionThatSetsIt() {
        let action = BindingAction.set(\State.name, "x")
        #expect(\State.name ~= action)
        #expect(!(\State.count ~= action))
    }

    @Test func actionsAreEqualIfFieldAndValueAre() {
        #expect(BindingAction.set(\State.name, "hi") == .set(\State.name, "hi"))
        #expect(BindingAction.set(\State.name, "hi") != .set(\State.name, "bye"))
        #expect(BindingAction.set(\State.name, "hi") != .set(\State.count, 0))
        #expect(BindingAction.set(\State.count, 0) != .set(\State.name, "hi"))
    }

    @Test func actionsWithValuesWithoutEqualityAreNeverEqual() {
        let action = BindingAction.set(\State.handler, ProfileReactor.Handler())
        #expect(action != action)
    }

    @Test func theDescriptionNamesFieldAndValue() {
        #expect("\(BindingAction.set(\State.name, "Kim"))".hasSuffix(".name = Kim"))
    }
}

@MainActor
@Suite struct BindingTests {
    private let reactor = ProfileReactor()

    @Test func aSetFieldIsVisibleAtOnce() {
        let observed = ObservedReactor(reactor)
        observed.count = 42
        #expect(observed.count == 42)
        #expect(reactor.currentState.count == 42)
    }

    @Test func reduceDecidesOnTheValue() {
        let observed = ObservedReactor(reactor)
        observed.name = "abc"
        #expect(observed.name == "ABC")
    }

    @Test func aSetFieldIsVisibleBeforeASlowReactorAnswers() async {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "profile")
        let observed = ObservedReactor(ProfileReactor(scheduler: scheduler))
        observed.name = "abc"
        #expect(observed.name == "abc")
        while observed.name == "abc" { await nextTurn() }
        #expect(observed.name == "ABC")
    }

    @Test func aValueThatAChildRefusesIsNotShown() {
        let parent = ProfileParent()
        let observed = ObservedReactor(parent.child)
        observed.name = "kim"
        #expect(observed.name == "KIM")
        // The state of the child stays the same, so the child emits none.
        observed.name = "kim"
        #expect(observed.name == "KIM")
        observed.count = 2
        #expect(observed.count == 2)
    }

    @Test func aSetFieldIsVisibleBeforeASlowParentAnswers() async {
        let queue = DispatchQueue(label: "profile")
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "profile.serial")
        let parent = ProfileParent(scheduler: scheduler)
        let observed = ObservedReactor(parent.child)
        queue.suspend()
        observed.name = "kim"
        #expect(observed.name == "kim")
        queue.resume()
        while observed.name == "kim" { await nextTurn() }
        #expect(observed.name == "KIM")
    }

    @Test func observersAreNotifiedIfAChildRefusesAValue() {
        let parent = ProfileParent()
        let observed = ObservedReactor(parent.child)
        let (name, changes) = (observed.binding(get: \.name, send: .nothing), Recorder<String>())
        withObservationTracking {
            _ = observed.name
        } onChange: {
            changes.append("name")
        }
        name.wrappedValue = "kim"
        #expect(changes.elements == ["name"])
    }

    @Test func settingAFieldNotifiesItsObserversOnly() {
        let observed = ObservedReactor(reactor)
        let changes = Recorder<String>()
        withObservationTracking {
            _ = observed.name
        } onChange: {
            changes.append("name")
        }
        withObservationTracking {
            _ = observed.count
        } onChange: {
            changes.append("count")
        }
        observed.count = 1
        #expect(changes.elements == ["count"])
        observed.name = "a"
        #expect(changes.elements == ["count", "name"])
    }

    @Test func aProjectedFieldIsABinding() {
        @ReactorBindable var observed = ObservedReactor(reactor)
        let name: Binding<String> = $observed.name
        name.wrappedValue = "kim"
        #expect(name.wrappedValue == "KIM")
        #expect(reactor.currentState.name == "KIM")
    }

    @Test func aBindingSendsTheActionOfItsClosure() {
        let observed = ObservedReactor(reactor)
        let name = observed.binding(get: \.name, send: { .setName($0) })
        name.wrappedValue = "kim"
        #expect(name.wrappedValue == "kim")
        let count = observed.binding(get: \.count, send: .increment)
        count.wrappedValue = 100
        #expect(count.wrappedValue == 1)
    }

    @Test func aPartOfABindingIsABinding() {
        struct Point { var x = 1, y = 2 }
        var point = Point()
        let binding = Binding(get: { point }, set: { point = $0 })
        binding.x.wrappedValue = 5
        #expect(point.x == 5)
        #expect(point.y == 2)
        #expect(Binding.constant(1).wrappedValue == 1)
    }
}
