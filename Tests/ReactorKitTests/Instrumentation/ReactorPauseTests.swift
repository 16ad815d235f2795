import Foundation
import ReactorKit
import Rx
import Testing

/// Held steps, and states that an inspector shows. The pause is global to the program, so these tests run one after
/// another and pause only their own reactors.
@Suite(.serialized) struct ReactorPauseTests {
    final class Adder: Reactor {
        enum Action: Sendable { case add(Int), later(Int), alert(String) }
        enum Mutation: Sendable { case add(Int), alert(String) }
        struct State: Sendable {
            var sum = 0
            @Pulse var alert: String?
        }
        let initialState = State()
        let answers = PublishSubject<Int>()

        func mutate(action: Action) -> Observable<Mutation> {
            switch action {
            case .add(let number): .from([.add(number), .add(number)])
            case .later(let number): answers.map { .add($0 * number) }
            case .alert(let text): .just(.alert(text))
            }
        }

        func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .add(let number): state.sum += number
            case .alert(let text): state.alert = text
            }
            return state
        }
    }

    private let reactor = Adder()
    private let log = Recorder<ReactorEvent>()
    private let shown = Recorder<Int>()
    private let bag = DisposeBag()

    init() {
        reactor.observeEvents { [log] in log.append($0) }.disposed(by: bag)
        reactor.state.map(\.sum).subscribe(onNext: { [shown] in shown.append($0) }).disposed(by: bag)
    }

    private func pause() {
        let identity = reactor.identity
        ReactorPause.begin { $0 == identity }
    }

    @Test func pausedStepsRunInOrderOneByOne() {
        reactor.action.onNext(.later(10))
        pause()
        reactor.action.onNext(.add(1))
        reactor.answers.onNext(7)
        reactor.action.onNext(.add(2))
        #expect(reactor.currentState.sum == 0)
        #expect(ReactorPause.heldSteps.map(\.isAction) == [true, false, true])
        #expect(ReactorPause.heldSteps.allSatisfy { $0.reactor == reactor.identity })
        #expect(ReactorPause.advance())
        #expect(shown.elements == [0, 1, 2])
        #expect(ReactorPause.advance())
        #expect(shown.elements == [0, 1, 2, 72])
        ReactorPause.end()
        #expect(shown.elements == [0, 1, 2, 72, 74, 76])
        reactor.action.onNext(.add(1))
        #expect(reactor.currentState.sum == 78)
        #expect(!ReactorPause.advance())
    }

    /// A mutation that was held keeps its action as its cause.
    @Test func aPausedMutationKeepsItsCause() throws {
        reactor.action.onNext(.later(1))
        let action = try #require(log.elements.first { if case .action = $0.kind { true } else { false } })
        pause()
        reactor.answers.onNext(5)
        ReactorPause.end()
        let mutation = try #require(log.elements.last { if case .mutation = $0.kind { true } else { false } })
        #expect(mutation.cause == action.number)
        #expect(reactor.currentState.sum == 5)
    }

    /// Steps that arrive while the held steps run come after them.
    @Test func stepsArrivingAtTheEndOfAPauseComeLast() {
        pause()
        reactor.action.onNext(.add(1))
        reactor.action.onNext(.add(10))
        reactor.state.filter { $0.sum == 2 }.take(1).map { _ in .add(100) }.subscribe(reactor.action).disposed(by: bag)
        ReactorPause.end()
        #expect(shown.elements == [0, 1, 2, 12, 22, 122, 222])
    }

    @Test func stopShowingRestoresTheReactorsState() {
        reactor.action.onNext(.add(1))
        pause()
        #expect(ReactorPause.show(Adder.State(sum: 40), in: reactor))
        #expect(reactor.currentState.sum == 40)
        #expect(!ReactorPause.show("no state of it", in: reactor))
        reactor.action.onNext(.add(1))
        ReactorPause.stopShowing(in: [reactor])
        #expect(reactor.currentState.sum == 2)
        ReactorPause.end()
        #expect(shown.elements == [0, 1, 2, 40, 2, 3, 4])
    }

    @Test func showingAStateEmitsNoPulse() {
        let alerts = Recorder<String>()
        reactor.pulse(\.$alert).compactMap { $0 }.subscribe(onNext: { alerts.append($0) }).disposed(by: bag)
        reactor.action.onNext(.alert("first"))
        let first = reactor.currentState
        reactor.action.onNext(.alert("second"))
        pause()
        #expect(ReactorPause.show(first, in: reactor))
        #expect(reactor.currentState.alert == "first")
        reactor.action.onNext(.alert("third"))
        ReactorPause.stopShowing(in: [reactor])
        ReactorPause.end()
        #expect(alerts.elements == ["first", "second", "third"])
    }

    /// Otherwise a view that answers a state with an action would change the session by showing an old state.
    @Test func actionsThatAnswerAShownStateAreIgnored() {
        reactor.state.filter { $0.sum == 40 }.map { _ in .add(1) }.subscribe(reactor.action).disposed(by: bag)
        pause()
        #expect(ReactorPause.show(Adder.State(sum: 40), in: reactor))
        #expect(ReactorPause.heldSteps.isEmpty)
        ReactorPause.stopShowing(in: [reactor])
        ReactorPause.end()
        #expect(shown.elements == [0, 40, 0])
    }

    /// No thread waits, and no action is lost.
    @Test func aPausedReactorLosesNoActionOfManyThreads() {
        pause()
        let reactor = reactor
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<200 { reactor.action.onNext(.add(thread)) }
            if thread == 3 { ReactorPause.end() }
        }
        ReactorPause.end()
        #expect(reactor.currentState.sum == (0..<8).reduce(0, +) * 400)
    }

    /// A reactor with its own scheduler is paused, too.
    @Test func aReactorWithASchedulerIsPaused() async throws {
        final class Queued: Reactor {
            typealias Action = Int
            let initialState = 0
            let scheduler: any ImmediateSchedulerType = SerialDispatchQueueScheduler(qos: .default)
            func reduce(state: Int, mutation: Int) -> Int { state + mutation }
        }
        let queued = Queued()
        queued.observeEvents { _ in }.disposed(by: bag)
        let identity = queued.identity
        _ = try await queued.state.first().value
        ReactorPause.begin { $0 == identity }
        queued.action.onNext(1)
        queued.action.onNext(2)
        while ReactorPause.heldSteps.count < 2 { await Task.yield() }
        #expect(queued.currentState == 0)
        ReactorPause.end()
        #expect(try await queued.state.filter { $0 == 3 }.first().value == 3)
    }

    @Test func aFreedReactorDropsItsPausedSteps() {
        var other: Adder? = Adder()
        other?.observeEvents { _ in }
        other?.state.subscribe().dispose()
        let identity = other?.identity
        ReactorPause.begin { $0 == identity }
        other?.action.onNext(.add(1))
        weak let gone = other
        other = nil
        #expect(gone == nil)
        ReactorPause.end()
        #expect(ReactorPause.heldSteps.isEmpty)
    }
}
