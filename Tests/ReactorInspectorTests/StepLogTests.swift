import Foundation
import ReactorKit
import ReactorRecording
import Rx
import RxSupport
import Testing

@testable import ReactorInspector

/// The timeline and its queries.
@Suite struct StepLogTests {
    final class Parent: Reactor {
        enum Mutation: Sendable { case setName(String), addRow }
        struct State: Sendable {
            struct Row: Sendable, Equatable { var title: String }
            var name = ""
            var rows: [Row] = []
        }
        let initialState = State()

        func mutate(action: String) -> Observable<Mutation> {
            action == "row" ? .just(.addRow) : .just(.setName(action))
        }

        func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .setName(let name): state.name = name
            case .addRow: state.rows.append(State.Row(title: "row \(state.rows.count)"))
            }
            return state
        }
    }

    /// The events of a reactor that receives the actions.
    private func events<Reactor: ReactorKit.Reactor>(_ reactor: Reactor, _ actions: [Reactor.Action]) -> [ReactorEvent]
    {
        let events = Guarded<[ReactorEvent]>([])
        reactor.observeEvents { event in events.withLock { $0.append(event) } }
        for action in actions { reactor.action.onNext(action) }
        return withExtendedLifetime(reactor) { events.withLock { $0 } }
    }

    private func events(_ actions: [String]) -> [ReactorEvent] { events(Parent(), actions) }

    private func log(of events: [ReactorEvent], capacity: Int = 1_000, budget: Int = 1 << 20) -> StepLog {
        var log = StepLog(capacity: capacity, budget: budget)
        for event in events { log.append(event) }
        return log
    }

    private func log(_ actions: [String], capacity: Int = 1_000, budget: Int = 1 << 20) -> StepLog {
        log(of: events(actions), capacity: capacity, budget: budget)
    }

    private func name(_ state: (any Sendable)?) -> String? { (state as? Parent.State)?.name }

    @Test func theLogKnowsTheStateAfterEachStep() throws {
        let log = log(["a", "b"])
        #expect(log.steps.map(\.kind) == [.started, .action, .mutation, .action, .mutation])
        #expect(log.steps.map(\.cause) == [nil, nil, 1, nil, 3])
        #expect(log.steps[2].changes == ["name"])
        let reactor = try #require(log.reactors.keys.first)
        #expect((0..<5).map { name(log.state(of: reactor, at: $0)) } == ["", "", "a", "a", "b"])
    }

    @Test func theLogNamesTheWorkOfALivingReactor() throws {
        final class Searcher: Reactor {
            let initialState = 0
            func mutate(action: Int) -> Observable<Int> { .never().cancellable(id: "search \(action)") }
        }
        let log: StepLog
        do {
            let reactor = Searcher()
            log = self.log(of: events(reactor, [2, 1]))
            #expect(log.reactors.values.first?.namesOfWork == ["search 1", "search 2"])
        }
        #expect(log.reactors.values.first?.namesOfWork == [])
    }

    @Test func theLogKnowsTheParentOfAChild() throws {
        final class Child: Reactor {
            let initialState = 0
            func mutate(action: Int) -> Observable<Int> { .just(action) }
        }
        final class Holder: Reactor {
            let initialState = 0
            let child = Child()
            init() { scope(child, state: \.self, action: { $0 }, mutation: { $0 }) }
            func mutate(action: Int) -> Observable<Int> { child.effects(of: action) }
            func reduce(state: Int, mutation: Int) -> Int { state + mutation }
        }
        let holder = Holder()
        let log = log(of: events(holder.child, [2]))
        #expect(log.steps.map(\.kind) == [.started, .action, .state])
        let child = try #require(log.reactors.values.first)
        #expect(child.parent == holder.identity)
        #expect((0..<3).map { log.state(of: child.identity.number, at: $0) as? Int } == [0, 0, 2])
    }

    @Test func theLogFindsTheCausesOfAFieldOfAnEnum() throws {
        final class Loader: Reactor {
            enum State: Sendable { case idle, loaded(items: [Int]) }
            let initialState = State.idle
            func reduce(state: State, mutation: Int) -> State { .loaded(items: [mutation]) }
        }
        let log = log(of: events(Loader(), [1]))
        let number = try #require(log.reactors.keys.first)
        #expect(log.causes(of: "loaded.items", in: number, at: 2) == [2, 1])
    }

    @Test func theLogFindsTheCausesOfAField() throws {
        let log = log(["a", "row", "b", "row"])
        let reactor = try #require(log.reactors.keys.first)
        let last = log.end - 1
        #expect(
            log.causes(of: "name", in: reactor, at: last).map { log.steps[$0].text } == ["setName(\"b\")", "\"b\""])
        #expect(
            log.causes(of: "rows[0].title", in: reactor, at: last).map { log.steps[$0].text } == ["addRow", "\"row\""])
        #expect(log.causes(of: "rows[0]", in: reactor, at: last).first == 4)
        #expect(log.causes(of: "rows", in: reactor, at: last).first == last)
        #expect(log.causes(of: "name", in: reactor, at: 3).map { log.steps[$0].text } == ["setName(\"a\")", "\"a\""])
        #expect(log.causes(of: "other", in: reactor, at: last).isEmpty)
    }

    @Test func theLogLimitsItsSteps() throws {
        let log = log((0..<100).map { "\($0)" }, capacity: 50)
        #expect(log.steps.count <= 55)
        #expect(log.end == 201)
        #expect(log.dropped == log.end - log.steps.count)
        #expect(log[log.dropped - 1] == nil)
        #expect(log[log.end - 1]?.text == "setName(\"99\")")
        let reactor = try #require(log.reactors.keys.first)
        #expect(name(log.state(of: reactor, at: log.end - 1)) == "99")
    }

    @Test func theLogLimitsItsBytes() throws {
        let long = String(repeating: "x", count: 10_000)
        let log = log((0..<100).map { "\($0)\(long)" }, budget: 200_000)
        #expect(log.steps.count == 201)
        #expect(log.firstWithValues > 150)
        let reactor = try #require(log.reactors.keys.first)
        #expect(log.state(of: reactor, at: 10) == nil)
        #expect(log.steps[10].changes == ["name"])
        #expect(name(log.state(of: reactor, at: log.end - 1))?.hasPrefix("99x") == true)
    }

    /// The gap was once hidden in the recording.
    @Test func aRecordingBeginsAfterTheLostEvents() throws {
        let all = events(["a", "b", "c"])
        var log = log(of: Array(all.prefix(2)))
        log.countLost(2)
        for event in all.dropFirst(4) { log.append(event) }
        #expect(log.lost == 2)
        let number = try #require(log.reactors.keys.first)
        let data = try #require(try EventRecording.data(of: log.events(of: number), reactor: "Parent"))
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3, "the state after b, and the action and the mutation of c")
        #expect(lines[0].contains("\"isPart\":true"))
    }

    /// The last value is kept, even if it exceeds the budget.
    @Test func aValueLargerThanTheBudgetIsKept() throws {
        let log = log([String(repeating: "x", count: 10_000)], budget: 10)
        let reactor = try #require(log.reactors.keys.first)
        #expect(name(log.state(of: reactor, at: log.end - 1))?.count == 10_000)
    }
}
