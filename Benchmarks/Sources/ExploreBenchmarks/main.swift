// Measures the steps and sessions per second of explorations, by the kind of work that the sessions control. A step is
// an action, or a piece of work that runs. Each number is the median of five explorations, after one that is not
// counted.

import ReactorKit
import ReactorTest
import Rx

/// Asks a service for each action.
final class AskingReactor: Reactor {
    enum Action: Sendable, CaseIterable { case load, reload }
    struct State: Sendable { var loads = 0 }

    let initialState = State()
    private let work: @Sendable () -> Observable<Int>

    init(_ work: @escaping @Sendable () -> Observable<Int>) { self.work = work }

    func mutate(action: Action) -> Observable<Int> { work() }
    func reduce(state: State, mutation: Int) -> State { State(loads: state.loads + mutation) }
}

@MainActor
struct Measurement {
    let name: String
    let work: @Sendable (Exploration) -> Observable<Int>

    func run() async throws -> (sessions: Double, steps: Double) {
        let clock = ContinuousClock()
        var speeds: [(sessions: Double, steps: Double)] = []
        for _ in 0...5 {
            let start = clock.now
            let report = try await explore(
                reactor: { world in AskingReactor { [work] in work(world) } }, actions: .allCases, runs: 500)
            let seconds = (clock.now - start) / .seconds(1)
            speeds.append((Double(report.sessions) / seconds, Double(report.steps) / seconds))
        }
        return speeds.dropFirst().sorted { $0.steps < $1.steps }[2]
    }
}

let measurements = [
    Measurement(name: "a service of Rx") { world in world.single("load") { 1 }.asObservable() },
    Measurement(name: "an async service") { world in
        .run { send in send(try await world.answer(to: "load") { 1 }) }
    },
    Measurement(name: "a timer, and another queue") { _ in
        Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).map { _ in 1 }
            .observe(on: SerialDispatchQueueScheduler(qos: .default))
    },
]

print("| work of a session | sessions a second | steps a second |\n|---|---|---|")
for measurement in measurements {
    let speed = try await measurement.run()
    print("| \(measurement.name) | \(Int(speed.sessions)) | \(Int(speed.steps)) |")
}
