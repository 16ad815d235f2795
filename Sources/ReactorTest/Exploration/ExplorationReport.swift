public import ReactorKit
public import ReactorRecording
internal import RxSupport

/// What an exploration without a failure has tried.
@MainActor
public struct ExplorationReport: CustomStringConvertible {
    /// The number of sessions.
    public nonisolated let sessions: Int
    /// The number of steps in all sessions.
    public nonisolated let steps: Int
    private let coverages: Coverages

    init(_ explorer: Explorer) {
        (sessions, steps, coverages) = (explorer.sessions, explorer.steps, explorer.factory.coverages)
    }

    /// How often each mutation of the reactors of this type followed from each action.
    public func coverage<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) -> TransitionCoverage<Reactor> {
        coverages.coverage(of: type).withLock { $0 }
    }

    /// The numbers.
    public nonisolated var description: String { "\(sessions) sessions, \(steps) steps" }
}
