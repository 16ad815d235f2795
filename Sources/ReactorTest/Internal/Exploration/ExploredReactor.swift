internal import ReactorKit
internal import ReactorRecording
internal import Rx
internal import RxSupport

/// A reactor of a session, of any type.
@MainActor
protocol AnyExploredReactor: AnyObject {
    func nextAction(_ random: inout ExplorationRandom) -> (any Sendable)?
    /// Returns `action` if the generator generates it in the current state, or else another of its case; `nil` if it
    /// generates none.
    func generatedAction(like action: any Sendable) -> (any Sendable)?
    /// Sends an action. Returns false if a user cannot send it now.
    func send(_ action: any Sendable) -> Bool
    /// Checks the invariants of the action that the step has sent, if it has sent one.
    func checkAction()
    /// Checks the conditions that depend on time.
    func check(at seconds: Double)
    /// Checks the conditions that hold at rest.
    ///
    /// - Parameter isIdle: Whether not even a periodic timer waits.
    func checkAtRest(isIdle: Bool)
    var isReleased: Bool { get }
    /// Releases the reactor.
    func release()
    /// Checks that the reactor is freed and that its effects have ended.
    func checkRelease()
    /// Ends the observation and the recording, and releases the reactor.
    func end()
    /// The name of the reactor's type.
    var typeName: String { get }
    var violation: Violation? { get }
    var stateDescription: String { get }
    /// The recording of the session, if it is recorded.
    var recording: (any Sendable)? { get }
    /// What changed since the last call.
    func takeChanges() -> [String]
}

/// A reactor of a session, and its requirements.
@MainActor
final class ExploredReactor<Reactor: ReactorKit.Reactor>: AnyExploredReactor {
    /// The actions of the reactor, and the conditions that it must fulfil.
    struct Requirements: Sendable {
        let actions: ActionGenerator<Reactor>
        let invariants: [Invariant<Reactor>]
        let checks: ExplorationChecks
    }

    /// The end of the path of a pulse's count, which changes whenever the pulse is set.
    private static var pulseCountSuffix: String { ".valueUpdatedCount" }

    /// The number of candidates for the next action.
    private static var candidateCount: Int { 3 }

    /// The number of actions that are generated to find one of a case.
    private static var maxTries: Int { 50 }

    private let log: SessionLog<Reactor>
    private let requirements: Requirements
    private let initialState: Reactor.State
    private let observation: any Disposable
    private var recorder: Recorder<Reactor>?
    private var reactor: Reactor?
    private weak var released: AnyObject?
    private var last: Reactor.Action?
    /// How often the session has sent each case.
    private var sentCounts: [String: Int] = [:]
    private var sent: (action: Reactor.Action, before: Reactor.State)?
    /// Since when conditions that must hold eventually have been false, by their indices.
    private var falseSince: [Int: Double] = [:]
    private var reported: Reactor.State

    init(
        _ reactor: Reactor, _ requirements: Requirements, _ coverage: Guarded<TransitionCoverage<Reactor>>,
        isRecorded: Bool
    ) {
        self.reactor = reactor
        self.requirements = requirements
        let log = SessionLog(requirements, coverage)
        self.log = log
        observation = reactor.observeEvents { log.add($0) }
        reactor.state.subscribe().dispose()
        initialState = reactor.currentState
        reported = initialState
        log.begin(initialState)
        if isRecorded { recorder = Recorder(reactor) }
    }

    var state: Reactor.State { log.state ?? initialState }

    var violation: Violation? { log.violation }

    var stateDescription: String { "\(state)" }

    var isReleased: Bool { reactor == nil }

    var typeName: String { "\(Reactor.self)" }

    var recording: (any Sendable)? { recorder?.recording }

    /// Returns the action, out of a few, whose case the session has sent least often. Other sessions do not count, so
    /// that the seed alone decides.
    func nextAction(_ random: inout ExplorationRandom) -> (any Sendable)? {
        guard reactor != nil else { return nil }
        return possibleActions(&random, tries: Self.candidateCount).min {
            sentCounts[caseName(of: $0), default: 0] < sentCounts[caseName(of: $1), default: 0]
        }
    }

    func generatedAction(like action: any Sendable) -> (any Sendable)? {
        var random = ExplorationRandom(seed: 0)
        let candidates = possibleActions(&random, tries: Self.maxTries)
            .filter { caseName(of: $0) == caseName(of: action) }
        return candidates.first { "\($0)" == "\(action)" } ?? candidates.first
    }

    private func possibleActions(_ random: inout ExplorationRandom, tries: Int) -> [Reactor.Action] {
        (0..<tries).compactMap { _ in requirements.actions.next(&random, state, last) }
            .filter { requirements.actions.isPossible($0, state) }
    }

    func send(_ action: any Sendable) -> Bool {
        guard let action = action as? Reactor.Action, let reactor, requirements.actions.isPossible(action, state)
        else { return false }
        (last, sent) = (action, (action, state))
        sentCounts[caseName(of: action), default: 0] += 1
        reactor.action.onNext(action)
        return true
    }

    func checkAction() {
        guard let sent else { return }
        self.sent = nil
        for invariant in requirements.invariants {
            guard case .action(let isAction, let holds) = invariant.condition, isAction(sent.action) else { continue }
            if !holds(sent.before, state) { log.violate(invariant.name, "after .\(sent.action)") }
        }
    }

    func check(at seconds: Double) {
        for (index, invariant) in requirements.invariants.enumerated() {
            guard case .eventually(let limit?, let holds) = invariant.condition else { continue }
            if holds(state) {
                falseSince[index] = nil
            } else if seconds - (falseSince[index] ?? seconds) > limit {
                log.violate(invariant.name, "it has been false for more than \(limit) s")
            } else if falseSince[index] == nil {
                falseSince[index] = seconds
            }
        }
    }

    func checkAtRest(isIdle: Bool) {
        let checks = requirements.checks
        for invariant in requirements.invariants {
            switch invariant.condition {
            case .atRest(let holds), .eventually(_, let holds):
                if !holds(state) { log.violate(invariant.name, "no work is pending") }
            case .state, .change, .action: continue
            }
        }
        if checks.contains(.effects), isIdle, let effect = log.runningEffects.first {
            log.violate(
                "an effect ends", "no work is pending, but the effect of .\(effect) still runs; see ExplorationChecks")
        }
        if checks.contains(.busyStates), let field = BusyFields.first(in: state, notIn: initialState) {
            log.violate("no state stays busy", "no work is pending, but \(field)")
        }
    }

    func release() {
        released = reactor
        reactor = nil
    }

    func checkRelease() {
        guard requirements.checks.contains(.leaks), reactor == nil else { return }
        if released != nil {
            log.violate("a reactor is freed", "something still retains the \(Reactor.self) after its release")
        } else if let effect = log.runningEffects.first {
            log.violate("an effect ends with its reactor", "the effect of .\(effect) still runs")
        }
    }

    func end() {
        observation.dispose()
        recorder?.stop()
        release()
    }

    func takeChanges() -> [String] {
        let changes = differences(between: state, and: reported)
        reported = state
        return changes.map { change in
            if change.path.hasSuffix(Self.pulseCountSuffix) {
                return "\(change.path.dropLast(Self.pulseCountSuffix.count)) is set"
            }
            return "\(change.path.isEmpty ? "state" : change.path) = \(change.found)".readable
        }
    }
}
