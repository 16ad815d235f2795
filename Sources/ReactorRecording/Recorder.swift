public import ReactorKit
internal import Rx

/// Records what a reactor does, until it is stopped or released.
///
/// It does not keep the reactor. Its memory grows with each step, so it is for a session or a test and not for a program that runs for days.
/// Any thread.
public final class Recorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var recording: Recording<Reactor>
        /// The places of actions, by the number of the event.
        var actions: [UInt64: Int] = [:]

        /// - Parameter failure: A failure in words: they are the app's code, which is not to run under the lock.
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

    /// Begins with the state that `reactor` has now, and starts it.
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

    /// What was recorded so far.
    public var recording: Recording<Reactor> { contents.withLock { $0.recording } }

    /// Records nothing from now on.
    public func stop() { observation.dispose() }
}
