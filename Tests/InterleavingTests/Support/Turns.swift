import Rx
import RxSupport

/// The turns that a mailbox or an operator has asked an actor or a scheduler for. One of the threads runs them.
///
/// Sound: a lock guards the turns, and one thread of an execution runs at a time.
final class Turns: ImmediateSchedulerType, @unchecked Sendable {
    private let waiting = Guarded<[Turn]>([])
    private(set) var fault: String?
    private(set) var mostAtOnce = 0
    private var isRunning = false

    private struct Turn {
        let run: () -> Void
    }

    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let disposable = BooleanDisposable()
        add { if !disposable.isDisposed { _ = action(state) } }
        return disposable
    }

    /// Returns `operation`, with the turns of an actor that it asks for added to these.
    func taking(_ operation: @escaping () -> Void) -> () -> Void {
        {
            Interleaving.current?.takeTurn = { self.add($0) }
            operation()
        }
    }

    private func add(_ turn: @escaping () -> Void) {
        let count = waiting.withLock { waiting in
            waiting.append(Turn(run: turn))
            return waiting.count
        }
        mostAtOnce = max(mostAtOnce, count)
    }

    /// The operations of the thread that is the actor or the scheduler. Each runs a turn if one waits.
    var thread: [Trial.Operation] { Array(repeating: taking { _ = self.runNext() }, count: 3) }

    /// Runs the turns that are left, and those that they ask for.
    func runRest() {
        let thread = Interleaving.Thread { _ in }
        thread.takeTurn = { self.add($0) }
        Interleaving.withCurrent(thread) { while runNext() {} }
    }

    private func runNext() -> Bool {
        guard let turn = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        if isRunning { fault = "a turn during a turn" }
        isRunning = true
        turn.run()
        isRunning = false
        return true
    }
}
