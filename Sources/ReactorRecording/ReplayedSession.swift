public import ReactorKit
internal import Rx

/// A session that is replayed step by step, as `swift package make-test` writes it down.
///
/// Each action is given to `mutate`, each mutation to `reduce`, and each state is compared with the recorded one; see
/// ``Recording/replay(on:)``, which does the same with a whole recording.
public struct ReplayedSession<Reactor: ReactorKit.Reactor> {
    /// An action that was sent, for the mutations that follow from it.
    public struct SentAction: Sendable {
        let step: Int
    }

    /// The state after the last step.
    public private(set) var state: Reactor.State

    private let reactor: Reactor
    /// What actions were answered with by a `just`, by their steps, until the mutation comes.
    private var answers: [Int: Reactor.Mutation] = [:]
    private var step = 0

    /// Begins, with a reactor that was not started.
    ///
    /// - Parameters:
    ///   - reactor: A fresh reactor, with the services of a test.
    ///   - state: The state that it begins with.
    /// - Throws: A ``ReplayDifference`` where it begins with another, or a ``RecordingError`` where `state` cannot be read.
    public init(of reactor: Reactor, from state: RecordedValue<Reactor.State>) throws {
        self.init(of: reactor)
        let differences = try state.differences(from: self.state, at: 0)
        try require(differences, at: nil) { "The reactor begins with another state" }
    }

    /// Goes on, with a reactor that was not started, where a session has been.
    ///
    /// - Parameters:
    ///   - reactor: A fresh reactor, with the services of a test.
    ///   - state: The state to go on from, in place of the reactor's own.
    /// - Throws: A ``RecordingError`` where `state` cannot be read.
    public init(of reactor: Reactor, resumingFrom state: RecordedValue<Reactor.State>) throws {
        self.init(of: reactor, resumingFrom: try state.decoded(at: 0))
    }

    init(of reactor: Reactor, resumingFrom state: Reactor.State) { (self.reactor, self.state) = (reactor, state) }

    init(of reactor: Reactor) { (self.reactor, state) = (reactor, reactor.initialState) }

    /// Gives an action to `mutate`.
    ///
    /// - Parameter action: The action.
    /// - Returns: What names it to the mutations that follow from it.
    /// - Throws: A ``RecordingError`` where it cannot be read.
    @discardableResult
    public mutating func send(_ action: RecordedValue<Reactor.Action>) throws -> SentAction {
        send(try action.decoded(at: step))
    }

    /// Gives a mutation to `reduce`, and compares the state that comes of it.
    ///
    /// - Parameters:
    ///   - mutation: The mutation. Where it is a text, the one that the action was answered with is taken, if it says the same.
    ///   - expected: The state after it.
    ///   - action: The action that it follows from, or `nil` where it came from outside.
    /// - Throws: A ``ReplayDifference``, or a ``RecordingError`` where a value cannot be read.
    public mutating func receive(
        _ mutation: RecordedValue<Reactor.Mutation>, state expected: RecordedValue<Reactor.State>,
        from action: SentAction? = nil
    ) throws {
        let answer = action.flatMap { answers.removeValue(forKey: $0.step) }
        if let answer {
            try require(try mutation.differences(from: answer, at: step), at: step) { Self.anotherAnswer(action) }
        }
        let mutation = if let answer, case .text = mutation { answer } else { try mutation.decoded(at: step) }
        state = reactor.reduce(state: state, mutation: mutation)
        try require(try expected.differences(from: state, at: step), at: step) { Self.anotherState(mutation) }
        step += 1
    }

    /// Passes a failure of the session, which is not made again.
    ///
    /// - Parameter failure: The failure in words, for the reader.
    public mutating func pass(_ failure: String) { step += 1 }
}

// MARK: - Values

extension ReplayedSession {
    @discardableResult
    mutating func send(_ action: Reactor.Action) -> SentAction {
        defer { step += 1 }
        answers[step] = reactor.mutate(action: action).justElement
        return SentAction(step: step)
    }

    mutating func receive(
        _ mutation: Reactor.Mutation, after: Reactor.State, from action: SentAction?, time: Duration
    ) throws(ReplayDifference) {
        if let answer = action.flatMap({ answers.removeValue(forKey: $0.step) }) {
            try require(differences(between: answer, and: mutation), at: step, time) { Self.anotherAnswer(action) }
        }
        state = reactor.reduce(state: state, mutation: mutation)
        try require(differences(between: state, and: after), at: step, time) { Self.anotherState(mutation) }
        step += 1
    }

    func requireInitial(_ expected: Reactor.State) throws(ReplayDifference) {
        try require(differences(between: state, and: expected), at: nil) { "The reactor begins with another state" }
    }

    private static func anotherAnswer(_ action: SentAction?) -> String {
        "The action at \(action?.step ?? 0) is answered with another mutation"
    }

    private static func anotherState(_ mutation: Reactor.Mutation) -> String {
        "The mutation \(mutation) makes another state"
    }

    private func require(
        _ fields: [FieldDifference], at step: Int?, _ time: Duration? = nil, _ message: () -> String
    ) throws(ReplayDifference) {
        guard !fields.isEmpty else { return }
        let moment = step.map { "Step \($0)\(time.map { " (\($0))" } ?? ""): " } ?? ""
        throw ReplayDifference(step: step, description: moment + message() + ":" + fields.map { "\n  \($0)" }.joined())
    }
}
