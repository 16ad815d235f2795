public import ReactorKit
internal import Rx

/// A session that is replayed step by step, as in the tests that `swift package make-test` writes.
///
/// Each action is passed to `mutate` and each mutation to `reduce`, and each state is compared with the recorded one. In
/// `mutate`, `currentState` is ``state``.
///
/// ``Recording/replay(on:)`` does the same with a whole recording.
public struct ReplayedSession<Reactor: ReactorKit.Reactor> {
    /// Identifies a sent action, for the mutations that follow from it.
    public struct SentAction: Sendable {
        let step: Int
    }

    /// The state after the last step.
    public private(set) var state: Reactor.State

    private let reactor: Reactor
    /// The mutations that `mutate` returned as a `just`, by the steps of their actions. Each is removed when its
    /// recorded mutation comes.
    private var immediateMutations: [Int: Reactor.Mutation] = [:]
    private var step = 0

    /// Begins a session with a reactor that was not started.
    ///
    /// - Parameters:
    ///   - reactor: A new reactor with test services.
    ///   - state: The expected initial state.
    /// - Throws: A ``ReplayDifference`` if the reactor has another initial state, or a ``RecordingError`` if `state`
    ///   cannot be read.
    public init(of reactor: Reactor, from state: RecordedValue<Reactor.State>) throws {
        self.init(of: reactor)
        let differences = try state.differences(from: self.state, at: 0)
        try require(differences, at: nil) { "The reactor begins with another state" }
    }

    /// Continues a session in the middle, with a reactor that was not started.
    ///
    /// - Parameters:
    ///   - reactor: A new reactor with test services.
    ///   - state: The state to continue from, in place of the reactor's own.
    /// - Throws: A ``RecordingError`` if `state` cannot be read.
    public init(of reactor: Reactor, resumingFrom state: RecordedValue<Reactor.State>) throws {
        self.init(of: reactor, resumingFrom: try state.decoded(at: 0))
    }

    init(of reactor: Reactor, resumingFrom state: Reactor.State) { (self.reactor, self.state) = (reactor, state) }

    init(of reactor: Reactor) { (self.reactor, state) = (reactor, reactor.initialState) }

    /// Passes an action to `mutate`, which sees ``state`` as `currentState`.
    ///
    /// - Parameter action: The action.
    /// - Returns: An identifier of the action, for the mutations that follow from it.
    /// - Throws: A ``RecordingError`` if the action cannot be read.
    @discardableResult
    public mutating func send(_ action: RecordedValue<Reactor.Action>) throws -> SentAction {
        send(try action.decoded(at: step))
    }

    /// Passes a mutation to `reduce`, and compares the resulting state.
    ///
    /// - Parameters:
    ///   - mutation: The mutation. If only its description was recorded (``RecordedValue/text(_:)``), the mutation that
    ///     `mutate` returned as a `just` for the action is used. Throws if `mutate` returned no `just`, or if its
    ///     mutation has another description.
    ///   - expected: The state after the mutation.
    ///   - action: The action that caused the mutation, or `nil` if it came from outside.
    /// - Throws: A ``ReplayDifference``, or a ``RecordingError`` if a value cannot be read.
    public mutating func receive(
        _ mutation: RecordedValue<Reactor.Mutation>, state expected: RecordedValue<Reactor.State>,
        from action: SentAction? = nil
    ) throws {
        let immediate = action.flatMap { immediateMutations.removeValue(forKey: $0.step) }
        if let immediate {
            try require(try mutation.differences(from: immediate, at: step), at: step) { Self.mutationMismatch(action) }
        }
        let mutation = if let immediate, case .text = mutation { immediate } else { try mutation.decoded(at: step) }
        state = reactor.reduce(state: state, mutation: mutation)
        try require(try expected.differences(from: state, at: step), at: step) { Self.stateMismatch(mutation) }
        step += 1
    }

    /// Skips a failure of the session. The failure does not occur again in the replay.
    ///
    /// - Parameter failure: The description of the failure, for the reader of the test.
    public mutating func skipFailure(_ failure: String) { step += 1 }

    /// The old name of `skipFailure(_:)`.
    @available(*, deprecated, renamed: "skipFailure(_:)")
    public mutating func pass(_ failure: String) { skipFailure(failure) }
}

// MARK: - Values

extension ReplayedSession {
    @discardableResult
    mutating func send(_ action: Reactor.Action) -> SentAction {
        defer { step += 1 }
        immediateMutations[step] = mutations(of: action).justElement
        return SentAction(step: step)
    }

    /// Calls `mutate`. Meanwhile the reactor's stub shows the state of the session, because the reactor was not started
    /// and has no state of its own.
    private func mutations(of action: Reactor.Action) -> Observable<Reactor.Mutation> {
        reactor.stub.state.accept(state)
        reactor.isStubEnabled = true
        defer { reactor.isStubEnabled = false }
        return reactor.mutate(action: action)
    }

    mutating func receive(
        _ mutation: Reactor.Mutation, after: Reactor.State, from action: SentAction?, time: Duration
    ) throws(ReplayDifference) {
        if let immediate = action.flatMap({ immediateMutations.removeValue(forKey: $0.step) }) {
            try require(differences(between: immediate, and: mutation), at: step, time) {
                Self.mutationMismatch(action)
            }
        }
        state = reactor.reduce(state: state, mutation: mutation)
        try require(differences(between: state, and: after), at: step, time) { Self.stateMismatch(mutation) }
        step += 1
    }

    func requireInitial(_ expected: Reactor.State) throws(ReplayDifference) {
        try require(differences(between: state, and: expected), at: nil) { "The reactor begins with another state" }
    }

    private static func mutationMismatch(_ action: SentAction?) -> String {
        "The action at \(action?.step ?? 0) is answered with another mutation"
    }

    private static func stateMismatch(_ mutation: Reactor.Mutation) -> String {
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
