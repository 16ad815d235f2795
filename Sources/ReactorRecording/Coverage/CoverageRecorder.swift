public import ReactorKit
internal import Rx
internal import RxSupport

/// Counts the transitions of all reactors of a type, for example while tests run.
///
/// It recognises the reactors by the name of their type. It retains no reactor and no value, but its memory grows with
/// each action, so use it for tests. The mutations of an action that was sent before count as from outside. Usable from
/// any thread.
public final class CoverageRecorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var coverage: TransitionCoverage<Reactor>
        /// The case names of actions, by the number of their events.
        var actions: [UInt64: String] = [:]

        mutating func add(_ name: String, _ event: ReactorEvent) {
            switch event.kind {
            case .action:
                coverage.add(action: name)
                actions[event.number] = name
            default: coverage.add(mutation: name, from: event.cause.flatMap { actions[$0] })
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
            guard event.reactor.type == "\(Reactor.self)", let name = Self.name(event.kind) else { return }
            contents.withLock { $0.add(name, event) }
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
