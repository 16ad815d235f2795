public import ReactorKit
internal import Rx
internal import RxSupport

/// Records the session of a reactor, until it is stopped or released.
///
/// It does not retain the reactor. Its memory grows with each step, so use it for a session or a test, not for a
/// program that runs for days. Usable from any thread.
public final class Recorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        /// The state at the reactor's start, or else before the first mutation. `nil` until an event tells it.
        var firstState: Reactor.State?
        /// Whether the reactor has started during the recording.
        var hasStart = false
        var steps: [Recording<Reactor>.Step] = []
        /// The indices of the actions in ``steps``, by the number of their events.
        var actions: [UInt64: Int] = [:]

        /// - Parameter failure: The description of a failure. The caller makes it, because descriptions are the app's
        ///   code, which must not run under the lock.
        mutating func add(_ event: ReactorEvent, _ failure: String?, at time: Duration) {
            begin(with: event)
            guard let kind = failure.map({ .failure($0) }) ?? kind(of: event) else { return }
            if case .action = kind { actions[event.number] = steps.count }
            steps.append(Recording.Step(time: time, kind: kind))
        }

        private mutating func begin(with event: ReactorEvent) {
            guard firstState == nil else { return }
            switch event.kind {
            case .started(let state): (firstState, hasStart) = (state as? Reactor.State, true)
            case .mutation(_, let before, _): firstState = before as? Reactor.State
            default: break
            }
        }

        private func kind(of event: ReactorEvent) -> Recording<Reactor>.Step.Kind? {
            switch event.kind {
            case .action(let action): return (action as? Reactor.Action).map { .action($0) }
            case .mutation(let mutation, _, let after):
                guard let mutation = mutation as? Reactor.Mutation, let after = after as? Reactor.State else {
                    return nil
                }
                return .mutation(mutation, after: after, action: event.cause.flatMap { actions[$0] })
            case .started, .failure, .state, .effectStarted, .effectEnded, .ended: return nil
            }
        }
    }

    private let contents: Guarded<Contents>
    private let observation: any Disposable
    /// The current state when the recorder was made.
    private let currentState: Reactor.State
    /// The reactor's own initial state, or `nil` if the reactor has started during the recording.
    private let ownInitialState: Reactor.State?

    /// Begins to record. Starts the reactor.
    ///
    /// If the reactor was in use before and no longer has its initial state, the recording begins with the current
    /// state, and is a part of the session; see ``Recording/isPart``.
    public init(_ reactor: Reactor) {
        let contents = Guarded(Contents())
        self.contents = contents
        let start = ContinuousClock.now
        // Observes first, so that the reactor's start and each later step are recorded.
        observation = reactor.observeEvents { event in
            let failure: String? = if case .failure(let failure) = event.kind { "\(failure)" } else { nil }
            contents.withLock { $0.add(event, failure, at: event.time - start) }
        }
        reactor.state.subscribe().dispose()
        currentState = reactor.currentState
        ownInitialState = contents.withLock { $0.hasStart } ? nil : reactor.initialState
    }

    deinit { stop() }

    /// The recording so far.
    public var recording: Recording<Reactor> {
        let (firstState, hasStart, steps) = contents.withLock { ($0.firstState, $0.hasStart, $0.steps) }
        var recording = Recording<Reactor>(initialState: firstState ?? currentState, steps: steps)
        if !hasStart, let ownInitialState {
            recording.isPart = !differences(between: recording.initialState, and: ownInitialState).isEmpty
        }
        return recording
    }

    /// Stops recording.
    public func stop() { observation.dispose() }
}
