import Dispatch
import ReactorKit
import ReactorRecording
import ReactorTest
import Rx
import Testing

/// An exploration controls schedulers, tasks, actors and clocks.
@MainActor @Suite struct ExploredTimeTests {
    /// Runs each kind of work, and records the order of its results.
    final class WorkReactor: Reactor {
        enum Action: Sendable, CaseIterable { case queue, delay, interval, sleep, actor, mainActor, task, timeOut }
        enum Mutation: Sendable { case add(String), start, stop }
        struct State: Sendable {
            var results: [String] = []
            var isWorking: Bool { running > 0 }
            var running = 0
        }

        private actor Counter {
            private var count = 0

            func next() async -> Int {
                await Task.yield()
                count += 1
                return count
            }
        }

        let initialState = State()
        private let background = SerialDispatchQueueScheduler(internalSerialQueueName: "background")
        private let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
        private let counter = Counter()
        private let clock: Exploration.Clock

        init(_ clock: Exploration.Clock) { self.clock = clock }

        func mutate(action: Action) -> Observable<Mutation> {
            .concat(.just(.start), work(action).map { .add($0) }, .just(.stop))
        }

        private func work(_ action: Action) -> Observable<String> {
            switch action {
            case .queue: .just("queue").observe(on: background).observe(on: MainScheduler.instance)
            case .delay: .just("delay").delay(.seconds(10), scheduler: concurrent)
            case .interval:
                Observable<Int>.interval(.seconds(1), scheduler: background).take(3).map { "interval \($0)" }
            case .sleep:
                .run { [clock] send in
                    try await clock.sleep(for: .seconds(5))
                    send("sleep")
                }
            case .actor: .run { [counter] send in send("actor \(await counter.next())") }
            case .mainActor: .run { @MainActor send in send("main actor") }
            case .task: .run { send in await Task.detached { send("task") }.value }
            case .timeOut:
                Observable<String>.never().timeout(.seconds(20), scheduler: background).catchAndReturn("time-out")
            }
        }

        func reduce(state: State, mutation: Mutation) -> State {
            var state = state
            switch mutation {
            case .add(let result): state.results.append(result)
            case .start: state.running += 1
            case .stop: state.running -= 1
            }
            return state
        }
    }

    private static let ends = Invariant<WorkReactor>.atRest("all work ends") { $0.running == 0 }

    @Test func workOfEachKindEnds() async throws {
        let report = try await explore(
            reactor: { WorkReactor($0.clock) }, actions: .allCases, invariants: [Self.ends], runs: 100)
        #expect(report.coverage(of: WorkReactor.self).unseenActions == [])
    }

    @Test(arguments: WorkReactor.Action.allCases)
    func sessionIsRepeatable(_ action: WorkReactor.Action) async throws {
        let never = Invariant<WorkReactor>.never("has four results") { $0.results.count == 4 }
        func explored() async throws -> String {
            try await #require(throws: ExplorationFailure.self) {
                try await explore(
                    reactor: { WorkReactor($0.clock) }, actions: .oneOf([action, .queue]), invariants: [never])
            }.description
        }
        let first = try await explored()
        #expect(try await explored() == first)
    }

    @Test func virtualTimeIsMeasured() async throws {
        let late = Invariant<WorkReactor>.eventually("the work ends within 8 s", within: .seconds(8)) {
            $0.running == 0
        }
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await explore(
                reactor: { WorkReactor($0.clock) }, actions: .oneOf([.delay, .sleep]), invariants: [late])
        }
        #expect(failure.invariant == "the work ends within 8 s")
        try await explore(
            reactor: { WorkReactor($0.clock) }, actions: .oneOf([.sleep]), invariants: [late], maxActions: 1)
    }

    @Test func workOutOfControlIsReported() async throws {
        let failure = try await #require(throws: ExplorationFailure.self) {
            try await explore(reactor: { SleepingReactor() }, actions: .allCases, runs: 1)
        }
        #expect(failure.invariant == "an effect ends")
        #expect(failure.detail.contains("the effect of .sleep still runs"))
    }

    private final class SleepingReactor: Reactor {
        enum Action: Sendable, CaseIterable { case sleep }
        let initialState = 0

        func mutate(action: Action) -> Observable<Action> {
            .run { send in
                try await Task.sleep(for: .seconds(60))
                send(.sleep)
            }
        }

        func reduce(state: Int, mutation: Action) -> Int { state + 1 }
    }
}
