public import ReactorKit
internal import Rx

/// Counts the transitions of all reactors of a type, as while tests run.
///
/// It keeps no reactor and no value. Any thread.
public final class CoverageRecorder<Reactor: ReactorKit.Reactor>: Sendable {
    private struct Contents {
        var coverage: TransitionCoverage<Reactor>
        /// The cases of actions, by the number of the event.
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
    /// - Parameter coverage: What to add to, with the cases that are known.
    public init(_ coverage: TransitionCoverage<Reactor> = TransitionCoverage()) {
        let contents = Guarded(Contents(coverage: coverage))
        self.contents = contents
        observation = ReactorHooks.observeEvents { event in
            guard event.reactor.type == "\(Reactor.self)", let name = Self.name(event.kind) else { return }
            contents.withLock { $0.add(name, event) }
        }
    }

    deinit { stop() }

    /// What was counted so far.
    public var coverage: TransitionCoverage<Reactor> { contents.withLock { $0.coverage } }

    /// Not under the lock: what a value says of itself is the app's code.
    private static func name(_ kind: ReactorEvent.Kind) -> String? {
        switch kind {
        case .action(let action): caseName(of: action)
        case .mutation(let mutation, _, _): caseName(of: mutation)
        default: nil
        }
    }

    /// Counts nothing from now on.
    public func stop() { observation.dispose() }
}
