public import ReactorKit
internal import Rx
internal import RxSupport

/// A session that is replayed step by step, as in the tests that `swift package make-test` writes.
///
/// Each action is passed to `mutate` and each mutation to `reduce`, and each state is compared with the recorded one.
/// In `mutate`, `currentState` is ``state``.
///
/// ``Recording/replay(on:)`` does the same with a whole recording.
public struct ReplayedSession<Reactor: ReactorKit.Reactor> {
    /// Identifies a sent action, for the mutations that follow from it.
    public struct SentAction: Sendable {
        let step: Int
    }

    /// The state after the last step.
    public private(set) var state: Reactor.State

    /// A mutation that `mutate` returned as a `just`.
    private struct Answer {
        let action: Reactor.Action
        let mutation: Reactor.Mutation
    }

    private let reactor: Reactor
    /// The answers by the steps of their actions. Each is removed when its recorded mutation comes.
    private var answers: [Int: Answer] = [:]
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
        let differences = try state.differences(from: self.state, at: nil)
        try require(differences, at: nil) { "The reactor begins with another state" }
    }

    /// Continues a session in the middle, with a reactor that was not started.
    ///
    /// - Parameters:
    ///   - reactor: A new reactor with test services.
    ///   - state: The state to continue from, in place of the reactor's own.
    /// - Throws: A ``RecordingError`` if `state` cannot be read.
    public init(of reactor: Reactor, resumingFrom state: RecordedValue<Reactor.State>) throws {
        self.init(of: reactor, resumingFrom: try state.decoded(at: nil))
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
    ///     `mutate` returned as a `just` for the action is used, or the one that `transform(mutation:)` makes of it.
    ///     Throws if `mutate` returned no `just`, or if both have another description.
    ///   - expected: The state after the mutation.
    ///   - action: The action that caused the mutation, or `nil` if it came from outside.
    /// - Throws: A ``ReplayDifference``, or a ``RecordingError`` if a value cannot be read.
    public mutating func receive(
        _ mutation: RecordedValue<Reactor.Mutation>, state expected: RecordedValue<Reactor.State>,
        from action: SentAction? = nil
    ) throws {
        var matching: Reactor.Mutation?
        if let answer = action.flatMap({ answers.removeValue(forKey: $0.step) }) {
            let fields = try mutation.differences(from: answer.mutation, at: step)
            if fields.isEmpty {
                matching = answer.mutation
            } else if let others = transformed(answer) {
                matching = try others.first { try mutation.differences(from: $0, at: step).isEmpty }
            } else {
                try require(fields, at: step) { Self.mutationMismatch(action) }
            }
        }
        let reduced = if let matching, case .text = mutation { matching } else { try mutation.decoded(at: step) }
        state = reactor.reduce(state: state, mutation: reduced)
        try require(try expected.differences(from: state, at: step), at: step) { Self.stateMismatch(reduced) }
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
        let mutation = showingState { reactor.mutate(action: action).justElement }
        answers[step] = mutation.map { Answer(action: action, mutation: $0) }
        return SentAction(step: step)
    }

    /// Runs `body`. Meanwhile the reactor's stub shows the state of the session, because the reactor was not started
    /// and has no state of its own.
    private func showingState<Result>(_ body: () -> Result) -> Result {
        let (wasEnabled, ownState) = (reactor.isStubEnabled, reactor.stub.state.value)
        reactor.stub.state.accept(state)
        reactor.isStubEnabled = true
        defer {
            reactor.isStubEnabled = wasEnabled
            reactor.stub.state.accept(ownState)
        }
        return body()
    }

    /// Returns the mutations that `transform(mutation:)` makes of an answer at once, or `nil` if the transforms pass on
    /// both the action and the answer unchanged. A recorded mutation may differ from an answer that the transforms
    /// change, because the recording has the action before the transforms, and the mutation after them.
    private func transformed(_ answer: Answer) -> [Reactor.Mutation]? {
        let actions = output(of: answer.action) { reactor.transform(action: $0) }
        let mutations = output(of: answer.mutation) { reactor.transform(mutation: $0) }
        func isUnchanged<Value>(_ values: [Value], _ value: Value) -> Bool {
            values.count == 1 && differences(between: values[0], and: value).isEmpty
        }
        return isUnchanged(actions, answer.action) && isUnchanged(mutations, answer.mutation) ? nil : mutations
    }

    /// Returns the elements that a transform emits at once for an element.
    private func output<Element: Sendable>(
        of element: Element, _ transform: (Observable<Element>) -> Observable<Element>
    ) -> [Element] {
        showingState {
            let (input, elements) = (PublishSubject<Element>(), Guarded<[Element]>([]))
            let subscription = transform(input).subscribe(
                onNext: { next in elements.withLock { $0.append(next) } }, onError: { _ in })
            // Elements of other sources of the transform.
            elements.replace(by: [])
            input.onNext(element)
            subscription.dispose()
            return elements.withLock { $0 }
        }
    }

    mutating func receive(
        _ mutation: Reactor.Mutation, after: Reactor.State, from action: SentAction?, time: Duration
    ) throws(ReplayDifference) {
        if let answer = action.flatMap({ answers.removeValue(forKey: $0.step) }) {
            let fields = differences(between: answer.mutation, and: mutation)
            if !fields.isEmpty, transformed(answer) == nil {
                try require(fields, at: step, time) { Self.mutationMismatch(action) }
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
