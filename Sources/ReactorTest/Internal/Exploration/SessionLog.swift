internal import ReactorKit
internal import ReactorRecording
internal import RxSupport

/// The events of an explored reactor, and the first violation of its invariants. Any thread.
final class SessionLog<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var state: Reactor.State?
        var violation: Violation?
        /// Descriptions of the actions that started the running effects, by the numbers of these actions.
        var effects: [UInt64: String] = [:]
        var actions: [UInt64: Action] = [:]
    }

    private struct Action {
        let description: String
        let caseName: String
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
    var runningEffects: [String] {
        contents.withLock { contents in contents.effects.sorted { $0.key < $1.key }.map(\.value) }
    }

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
            let action = Action(description: "\(action)", caseName: caseName(of: action))
            contents.withLock { $0.actions[event.number] = action }
            coverage.withLock { $0.add(action: action.caseName) }
        case .mutation(let mutation, let before as Reactor.State, let after as Reactor.State):
            contents.replace(\.state, by: after)
            let action = contents.withLock { contents in event.cause.flatMap { contents.actions[$0]?.caseName } }
            let name = caseName(of: mutation)
            coverage.withLock { $0.add(mutation: name, from: action) }
            check(after, before: before)
        case .failure(let failure):
            if requirements.checks.contains(.failures) { violate("no failure is unhandled", "\(failure)") }
        case .effectStarted:
            contents.withLock { contents in
                guard let cause = event.cause else { return }
                contents.effects[cause] = contents.actions[cause]?.description ?? "an earlier action"
            }
        case .effectEnded: contents.withLock { $0.effects[event.cause ?? 0] = nil }
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
