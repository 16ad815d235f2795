public import ReactorKit
internal import Rx

/// Asserts each step of a reactor.
///
/// The test asserts the state change of each action that it sends and of each mutation that follows. When the test
/// ends, it fails for each mutation, running effect or failure that it did not assert, and the failure lists them.
///
/// The page of the module has examples.
///
/// States need not be `Equatable`: they are compared field by field, including pulses. In a synchronous test, a
/// mutation must have arrived before the test asserts it, which virtual time makes possible. In an `async` test,
/// `receive` waits for the mutation. A failure is an issue of Swift Testing or a failure of XCTest, at the line of the
/// call.
///
/// A `TestReactor` belongs to one test. Use it where it was made: on the main actor, or outside any actor.
public final class TestReactor<Reactor: ReactorKit.Reactor> {
    /// The tested reactor.
    public let reactor: Reactor

    /// How many steps the test must assert.
    public var exhaustivity: Exhaustivity

    /// The state after the last asserted step.
    public internal(set) var state: Reactor.State

    let steps = ReceivedSteps()
    private let observation: any Disposable
    private let location: TestLocation
    private var isFinished = false

    /// Starts `reactor`, and begins to observe it.
    ///
    /// - Parameters:
    ///   - reactor: The reactor. Earlier steps are not asserted.
    ///   - exhaustivity: How many steps the test must assert.
    ///   - fileID: The file of a failure at the end. The default is the caller's, as for the following parameters.
    ///   - filePath: The path of that file.
    ///   - line: The line.
    ///   - column: The column.
    public init(
        _ reactor: Reactor, exhaustivity: Exhaustivity = .on,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.reactor = reactor
        self.exhaustivity = exhaustivity
        location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        if let parent = reactor.parent {
            location.fail(
                "TestReactor: this \(Reactor.self) is a child of a \(type(of: parent)), which makes its mutations. Test the "
                    + "parent, or a \(Reactor.self) without a parent.")
        }
        reactor.state.subscribe().dispose()
        state = reactor.currentState
        observation = reactor.observeEvents { [steps] in steps.add($0) }
    }

    deinit { finish() }

    /// Sends an action. Fails if earlier steps are not asserted yet.
    ///
    /// With ``Exhaustivity/off``, earlier steps are skipped instead.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - change: Makes the change of the state that the first mutation is expected to make. That mutation must follow
    ///     at once. Without `change`, every mutation that follows is left to
    ///     ``receive(_:change:fileID:filePath:line:column:)``.
    ///   - fileID: The file of a failure. The default is the caller's, as for the following parameters.
    ///   - filePath: The path of that file.
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
        guard let received = popMutation() else {
            return location.fail("send(\(action)): no mutation followed at once.")
        }
        assert(received, change, "send(\(action))", location)
    }

    /// Asserts that no mutation, no failure and no running effect is left. The `deinit` calls it at the end of the
    /// test.
    ///
    /// With ``Exhaustivity/off``, it asserts nothing.
    public func finish() {
        guard !isFinished else { return }
        isFinished = true
        requireNothingLeft("at the end", location)
        let effects = steps.runningEffects
        if exhaustivity == .on, !effects.isEmpty {
            let names = reactor.namesOfAllWork
            let named = names.isEmpty ? "" : " Named work that is still running: \(names.joined(separator: ", "))."
            location.fail(
                """
                At the end effects still run, started by: \(effects.joined(separator: ", ")).\(named) Let them complete, \
                or call skipRunningEffects() if they are meant to go on.
                """)
        }
        observation.dispose()
    }

    // MARK: Leaving out

    /// Skips all steps that were received and not asserted. `state` becomes the current state of the reactor.
    public func skipReceived() {
        _ = steps.removeAll()
        state = reactor.currentState
    }

    /// Accepts that the effects that run now continue after the test.
    public func skipRunningEffects() { steps.removeEffects() }

    private func requireNothingLeft(_ moment: String, _ location: TestLocation) {
        let left = steps.removeAll()
        if case .mutation(_, _, let after as Reactor.State)? = left.last(where: \.isMutation) { state = after }
        guard exhaustivity == .on, !left.isEmpty else { return }
        let list = left.map { "\n  \($0)" }.joined()
        location.fail("Received but not asserted \(moment):\(list)")
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
