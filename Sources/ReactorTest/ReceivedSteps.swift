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
        var effects = RunningEffects()
    }

    private let contents = Guarded(Contents())
    private let waiters = TaskWaiters()

    var isEmpty: Bool { contents.withLock { $0.steps.isEmpty } }

    /// The actions with a running effect, the oldest first.
    var runningEffects: [String] { contents.withLock { $0.effects.descriptions } }

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

    func removeEffects() { contents.withLock { $0.effects.removeAll() } }

    // MARK: Adding

    func add(_ event: ReactorEvent) {
        switch event.kind {
        case .action(let action):
            let description = "\(action)"
            contents.withLock { $0.effects.add(action: event.number, description) }
        case .mutation(let mutation, let before, let after):
            add(.mutation(mutation, before: before, after: after))
        case .failure(let failure): add(.failure(failure))
        case .effectStarted:
            contents.withLock {
                $0.effects.start(cause: event.cause, unknown: "an action sent before the TestReactor was made")
            }
        case .effectEnded: contents.withLock { $0.effects.end(cause: event.cause) }
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
