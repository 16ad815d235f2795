internal import ReactorKit
internal import Rx
internal import RxSupport

/// The steps of a reactor that the test has not asserted yet. Any thread adds steps, and the test removes them.
final class ReceivedSteps: Sendable {
    /// A step that a test asserts.
    enum Step: Sendable {
        case mutation(any Sendable, before: any Sendable, after: any Sendable)
        case failure(ReactorFailure)
    }

    private struct Contents {
        var steps: [Step] = []
        /// Descriptions of the actions that started the running effects, by the numbers of these actions.
        var effects: [UInt64: String] = [:]
        var actions: [UInt64: String] = [:]
    }

    private let contents = Guarded(Contents())
    private let waiters = TaskWaiters()

    var isEmpty: Bool { contents.withLock { $0.steps.isEmpty } }

    /// The actions with a running effect, the oldest first.
    var runningEffects: [String] {
        contents.withLock { contents in contents.effects.sorted { $0.key < $1.key }.map(\.value) }
    }

    func popFirst() -> Step? { contents.withLock { $0.steps.isEmpty ? nil : $0.steps.removeFirst() } }

    /// Removes and returns the first step if `isWanted` returns true for it.
    func popFirst(where isWanted: (Step) -> Bool) -> Step? {
        contents.withLock { contents in
            guard let first = contents.steps.first, isWanted(first) else { return nil }
            return contents.steps.removeFirst()
        }
    }

    func removeAll() -> [Step] {
        contents.withLock { contents in
            defer { contents.steps = [] }
            return contents.steps
        }
    }

    func removeEffects() { contents.withLock { $0.effects = [:] } }

    // MARK: Adding

    func add(_ event: ReactorEvent) {
        switch event.kind {
        case .action(let action): contents.withLock { $0.actions[event.number] = "\(action)" }
        case .mutation(let mutation, let before, let after):
            add(.mutation(mutation, before: before, after: after))
        case .failure(let failure): add(.failure(failure))
        case .effectStarted:
            contents.withLock { contents in
                guard let cause = event.cause else { return }
                contents.effects[cause] = contents.actions[cause] ?? "an action sent before the TestReactor was made"
            }
        case .effectEnded: contents.withLock { $0.effects[event.cause ?? 0] = nil }
        case .started, .state, .ended: break
        }
    }

    private func add(_ step: Step) {
        contents.withLock { $0.steps.append(step) }
        waiters.notify()
    }

    // MARK: Waiting

    /// Waits until a step has arrived, for at most `timeout`, and returns whether one has.
    func waitForStep(timeout: Duration, isolation: isolated (any Actor)? = #isolation) async -> Bool {
        if !isEmpty { return true }
        return await waiters.wait(timeout: timeout) { !isEmpty }
    }
}
