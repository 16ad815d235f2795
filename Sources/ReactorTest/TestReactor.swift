public import ReactorKit
internal import Rx

/// Asserts what a reactor does, step by step.
///
/// Each action that a test sends, and each mutation that follows, is asserted with the change that it makes to the state. What was
/// not asserted, be it a mutation, an effect that still runs or a failure, has the test fail when it ends, and is named.
///
/// The module's page has examples.
///
/// States need not be `Equatable`: they are compared field by field, pulses included. In a synchronous test a mutation must be there
/// when it is asserted, which virtual time sees to; in an `async` one, `receive` waits for it. A failure is an issue of Swift Testing, or one of
/// XCTest, at the line of the call.
///
/// A `TestReactor` belongs to one test. It is used where it was made: on the main actor or off any.
public final class TestReactor<Reactor: ReactorKit.Reactor> {
    /// The reactor.
    public let reactor: Reactor

    /// How much must be asserted.
    public var exhaustivity: Exhaustivity

    /// The state as far as it was asserted.
    public internal(set) var state: Reactor.State

    let steps = ReceivedSteps()
    private let observation: any Disposable
    private let location: TestLocation
    private var isFinished = false

    /// Begins to observe `reactor`, and starts it.
    ///
    /// - Parameters:
    ///   - reactor: The reactor. What it did before is not asserted.
    ///   - exhaustivity: How much must be asserted.
    ///   - fileID: The file that a failure at the end names; leave it out, and what follows.
    ///   - filePath: The same as a path.
    ///   - line: The line.
    ///   - column: The column.
    public init(
        _ reactor: Reactor, exhaustivity: Exhaustivity = .on,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.reactor = reactor
        self.exhaustivity = exhaustivity
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        reactor.state.subscribe().dispose()
        state = reactor.currentState
        observation = reactor.observeEvents { [steps] in steps.add($0) }
    }

    deinit { finish() }

    /// Sends an action.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: Makes the change that the first mutation, which must follow at once, makes to the state. Without it nothing is
    ///     asserted here, and every mutation is left to ``receive(_:change:fileID:filePath:line:column:)``.
    ///   - fileID: The file that a failure names; leave it out, and what follows.
    ///   - filePath: The same as a path.
    ///   - line: The line.
    ///   - column: The column.
    public func send(
        _ action: Reactor.Action, change: ((inout Reactor.State) -> Void)? = nil,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        requireNothingLeft("before send(\(action))", location)
        reactor.action.onNext(action)
        guard let change else { return }
        guard let received = nextMutation() else {
            return location.fail("send(\(action)): no mutation followed at once.")
        }
        assert(received, change, "send(\(action))", location)
    }

    /// Asserts that nothing is left: no mutation, no failure, no effect that runs. Called at the end of the test by itself.
    ///
    /// With ``Exhaustivity/off`` nothing is asserted.
    public func finish() {
        guard !isFinished else { return }
        isFinished = true
        requireNothingLeft("at the end", location)
        let effects = steps.runningEffects
        if exhaustivity == .on, !effects.isEmpty {
            location.fail(
                """
                At the end effects still run, started by: \(effects.joined(separator: ", ")). Have them complete, or call \
                skipRunningEffects() where they are meant to go on.
                """)
        }
        observation.dispose()
    }

    // MARK: Leaving out

    /// Takes what was received and not asserted as it is.
    public func skipReceived() {
        _ = steps.takeAll()
        state = reactor.currentState
    }

    /// Takes it that effects which run now go on after the test.
    public func skipRunningEffects() { steps.forgetEffects() }

    private func requireNothingLeft(_ moment: String, _ location: TestLocation) {
        let left = steps.takeAll()
        if case .mutation(_, _, let after as Reactor.State)? = left.last(where: \.isMutation) { state = after }
        guard exhaustivity == .on, !left.isEmpty else { return }
        let list = left.map { "\n  \($0)" }.joined()
        location.fail("What follows was received and not asserted \(moment):\(list)")
    }
}

extension ReceivedSteps.Step: CustomStringConvertible {
    var isMutation: Bool { if case .mutation = self { true } else { false } }

    var description: String {
        switch self {
        case .failure(let failure): return "the failure \(failure)"
        case .mutation(let mutation, let before, let after):
            let changes = differences(between: after, and: before)
                .map { "\($0.path.isEmpty ? "state" : $0.path) = \($0.found)" }
            return "the mutation \(mutation), \(changes.isEmpty ? "without a change" : changes.joined(separator: ", "))"
        }
    }
}
