internal import Dispatch
internal import Synchronization

/// Runs work on the main thread: at once when already there and none of its work runs or waits, else in order of arrival.
///
/// So work never nests: what it schedules goes to the main queue and runs after it, with the queue's other work between.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The one to use.
    public static let instance = MainScheduler()

    /// One that never runs work at once, not even on the main thread.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// How much work runs or waits.
    private let unfinished = Atomic<Int>(0)

    /// Another one. Each keeps its own order.
    public init() { super.init(serialQueue: .main) }

    /// Runs `action` on the main thread.
    #if Swift5
    @preconcurrency
    #endif
    public override func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if ThreadLocal.isMain, beginAlone() {
            defer { finishOne() }
            return action(state)
        }
        unfinished.add(1, ordering: .acquiringAndReleasing)
        let cancel = SingleAssignmentDisposable()
        work.queue.async {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
            self.finishOne()
        }
        return cancel
    }

    private func beginAlone() -> Bool {
        unfinished.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    private func finishOne() { unfinished.subtract(1, ordering: .acquiringAndReleasing) }

    /// Stops the program when the caller is not on the main thread.
    ///
    /// - Parameter errorMessage: What to say; a default names the rule.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        ensureRunningOnMainThread(errorMessage: errorMessage)
    }

    /// Stops the program when the caller is not on the main thread.
    ///
    /// - Parameter errorMessage: What to say; a default names the rule.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        guard ThreadLocal.isMain else {
            stopProgram(
                errorMessage
                    ?? "This runs on the main thread only. Add `.observe(on: MainScheduler.instance)` before it.")
        }
    }
}
