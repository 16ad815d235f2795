internal import ReactorKit
internal import ReactorRecording
internal import RxSupport

/// Observes a reactor: its state, its running effects, and the first violation of its invariants and checks. May be
/// used on any thread.
final class SessionLog<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var state: Reactor.State?
        var violation: Violation?
        var effects = RunningEffects()
        /// The case names of actions, by the numbers of their events.
        var caseNames: [UInt64: String] = [:]
    }

    private let requirements: ExploredReactor<Reactor>.Requirements
    private let coverage: Guarded<TransitionCoverage<Reactor>>
    private let contents = Guarded(Contents())

    init(_ requirements: ExploredReactor<Reactor>.Requirements, _ coverage: Guarded<TransitionCoverage<Reactor>>) {
        (self.requirements, self.coverage) = (requirements, coverage)
    }

    var state: Reactor.State? { contents.withLock { $0.state } }

    var violation: Violation? { contents.withLock { $0.violation } }

    /// The actions with a running effect, the oldest first.
    var runningEffects: [String] { contents.withLock { $0.effects.descriptions } }

    /// Keeps the first violation.
    func violate(_ name: String, _ detail: String) {
        contents.withLock { contents in
            if contents.violation == nil { contents.violation = Violation(name: name, detail: detail) }
        }
    }

    func begin(_ state: Reactor.State) {
        contents.withLock { if $0.state == nil { $0.state = state } }
        check(state, before: nil)
    }

    func add(_ event: ReactorEvent) {
        switch event.kind {
        case .action(let action):
            let (description, name) = ("\(action)", caseName(of: action))
            contents.withLock { contents in
                contents.effects.add(action: event.number, description)
                contents.caseNames[event.number] = name
            }
            coverage.withLock { $0.add(action: name) }
        case .mutation(let mutation, let before as Reactor.State, let after as Reactor.State):
            contents.replace(\.state, by: after)
            let action = contents.withLock { contents in event.cause.flatMap { contents.caseNames[$0] } }
            let name = caseName(of: mutation)
            coverage.withLock { $0.add(mutation: name, from: action) }
            check(after, before: before)
        case .failure(let failure):
            if requirements.checks.contains(.failures) { violate("no failure is unhandled", "\(failure)") }
        case .effectStarted:
            contents.withLock { $0.effects.start(cause: event.cause, unknown: "an earlier action") }
        case .effectEnded: contents.withLock { $0.effects.end(cause: event.cause) }
        case .started, .mutation, .state, .ended: break
        }
    }

    private func check(_ state: Reactor.State, before: Reactor.State?) {
        for invariant in requirements.invariants {
            switch invariant.condition {
            case .state(let holds):
                if !holds(state) { violate(invariant.name, "a state does not fulfil it") }
            case .change(let holds):
                if let before, !holds(before, state) { violate(invariant.name, "a mutation does not fulfil it") }
            case .action, .atRest, .eventually: continue
            }
        }
    }
}
