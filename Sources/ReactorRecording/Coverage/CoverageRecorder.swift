public import ReactorKit
internal import Rx
internal import RxSupport

/// Counts the transitions of all reactors of a type, for example while tests run.
///
/// It retains no reactor and no value. The mutations of an action count as from outside if the action was sent before,
/// or if its effect has ended and 10,000 other actions were sent since. Usable from any thread.
public final class CoverageRecorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var coverage: TransitionCoverage<Reactor>
        var actions = RecentActions()

        /// - Parameter name: The case name of an action or a mutation.
        mutating func add(_ event: ReactorEvent, _ name: String?) {
            switch (event.kind, name, event.cause) {
            case (.action, let name?, _):
                coverage.add(action: name)
                actions.add(name, event.number)
            case (.mutation, let name?, let cause): coverage.add(mutation: name, from: cause.flatMap { actions[$0] })
            case (.effectStarted, _, let action?): actions.effectStarted(by: action)
            case (.effectEnded, _, let action?): actions.effectEnded(of: action)
            default: break
            }
        }
    }

    private let contents: Guarded<Contents>
    private let observation: any Disposable

    /// Begins to count.
    ///
    /// - Parameter coverage: The coverage to add to, which may name further cases.
    public init(_ coverage: TransitionCoverage<Reactor> = TransitionCoverage()) {
        let contents = Guarded(Contents(coverage: coverage))
        self.contents = contents
        observation = ReactorHooks.observeEvents { event in
            guard event.reactor.type == "\(Reactor.self)" else { return }
            // Types of several modules may have the same name. At the end of an effect, the reactor may be dead.
            let isEndOfEffect = if case .effectEnded = event.kind { true } else { false }
            guard isEndOfEffect || event.object is Reactor else { return }
            let name = Self.name(event.kind)
            contents.withLock { $0.add(event, name) }
        }
    }

    deinit { stop() }

    /// The coverage so far.
    public var coverage: TransitionCoverage<Reactor> { contents.withLock { $0.coverage } }

    /// Returns the case name of an action or a mutation, or `nil` for another event. Not called under the lock, because
    /// the description of a value is the app's code.
    private static func name(_ kind: ReactorEvent.Kind) -> String? {
        switch kind {
        case .action(let action): caseName(of: action)
        case .mutation(let mutation, _, _): caseName(of: mutation)
        default: nil
        }
    }

    /// Stops counting.
    public func stop() { observation.dispose() }
}
