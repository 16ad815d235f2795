public import ReactorKit
public import ReactorRecording

/// The error of an exploration that has found a session which violates an invariant.
public struct ExplorationFailure: Error, CustomStringConvertible {
    /// The maximum number of lines in the description.
    private static let maxLines = 20

    /// The name of the invariant, or of the built-in check.
    public let invariant: String
    /// The reason, as in "a mutation does not fulfil it".
    public let detail: String
    /// The steps of the shortest session found, each with the changes of the state. If the same session took two
    /// courses, the steps of the second.
    public let steps: [String]
    /// The seed of the session before it was shrunk. `explore(…, seed: seed, runs: 1)` finds the failure again. `nil`
    /// for a session of `exploreInterleavings`.
    public let seed: UInt64?
    /// The number of steps before shrinking.
    public let originalStepCount: Int
    let recordings: [any Sendable]

    /// The actions, mutations and states of the shortest session. `nil` if no reactor of this type took part.
    ///
    /// Save it with `write(to:)`. Open the file in the inspector, or turn it into a test
    /// with `swift package make-test`.
    ///
    /// - Parameter type: The type of the reactor. If several reactors have this type, returns the recording of the
    ///   first.
    public func recording<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) -> Recording<Reactor>? {
        recordings(of: type).first
    }

    /// The recordings of all reactors of this type, in the order in which the session added them.
    public func recordings<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) -> [Recording<Reactor>] {
        recordings.compactMap { $0 as? Recording<Reactor> }
    }

    /// The condition and the steps, in at most 20 lines.
    public var description: String {
        let reason = detail.hasSuffix(".") ? detail : detail + "."
        let source = seed.map { " (seed: \($0), runs: 1)" } ?? ""
        let lines = [
            "A session violates \"\(invariant)\": \(reason)",
            "The shortest has \(steps.count) of \(originalStepCount) steps\(source):",
        ]
        return (lines + numberedSteps(room: Self.maxLines - lines.count)).joined(separator: "\n")
    }

    private func numberedSteps(room: Int) -> [String] {
        var numbered: [String] = []
        var index = 0
        while index < steps.count {
            let count = steps[index...].prefix { $0 == steps[index] }.count
            numbered.append("  \(index + 1). \(steps[index])\(count > 1 ? "  (\(count) times)" : "")")
            index += count
        }
        guard numbered.count > room else { return numbered }
        let head = room / 2
        let tail = room - head - 1
        return numbered.prefix(head) + ["  … \(numbered.count - head - tail) more lines …"] + numbered.suffix(tail)
    }
}
