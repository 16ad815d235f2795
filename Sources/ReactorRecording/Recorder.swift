public import ReactorKit
internal import Rx
internal import RxSupport

/// Records the session of a reactor, until it is stopped or released.
///
/// It does not retain the reactor. Its memory grows with each step, so use it for a session or a test, not for a
/// program that runs for days. Usable from any thread.
public final class Recorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var recording: Recording<Reactor>
        /// The indices of the actions in the recording, by the number of their events.
        var actions: [UInt64: Int] = [:]

        /// - Parameter failure: The description of a failure. The caller makes it, because descriptions are the app's
        ///   code, which must not run under the lock.
        mutating func add(_ event: ReactorEvent, _ failure: String?, at time: Duration) {
            guard let kind = failure.map({ .failure($0) }) ?? kind(of: event) else { return }
            if case .action = kind { actions[event.number] = recording.steps.count }
            recording.steps.append(Recording.Step(time: time, kind: kind))
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

    /// Begins to record with the reactor's current state. Starts the reactor.
    ///
    /// Create the recorder before the first action. A replay expects that the recorded state is the reactor's initial
    /// state, because ``Recording/isPart`` is always `false`. A step that another thread causes during this call may be
    /// missing.
    public init(_ reactor: Reactor) {
        reactor.state.subscribe().dispose()
        let contents = Guarded(Contents(recording: Recording(initialState: reactor.currentState, steps: [])))
        self.contents = contents
        let start = ContinuousClock.now
        observation = reactor.observeEvents { event in
            let failure: String? = if case .failure(let failure) = event.kind { "\(failure)" } else { nil }
            contents.withLock { $0.add(event, failure, at: event.time - start) }
        }
    }

    deinit { stop() }

    /// The recording so far.
    public var recording: Recording<Reactor> { contents.withLock { $0.recording } }

    /// Stops recording.
    public func stop() { observation.dispose() }
}
