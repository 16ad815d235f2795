internal import Dispatch
internal import RxSupport
internal import Synchronization

/// Runs work on the main thread. Runs it at once if the caller is on the main thread already and no work of this
/// scheduler runs or waits. Otherwise runs it in order of arrival.
///
/// So work never nests. Work that is scheduled by other work goes to the main queue and runs afterwards, possibly with
/// other work of the queue in between.
///
/// Sound: as its superclass; `unfinished` is atomic.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The shared instance.
    public static let instance = MainScheduler()

    /// A scheduler that never runs work at once, not even on the main thread.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// How many pieces of work run or wait.
    private let unfinished = Atomic<Int>(0)

    /// Makes another main scheduler, which keeps an order of its own.
    public init() { super.init(serialQueue: .main) }

    /// Runs `action` on the main thread.
    #if Swift5
    @preconcurrency
    #endif
    public override func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if WorkControl.isOnMain, beginAlone() {
            defer { finishOne() }
            return action(state)
        }
        unfinished.add(1, ordering: .acquiringAndReleasing)
        let cancel = SingleAssignmentDisposable()
        work.enqueue {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
            self.finishOne()
        }
        return cancel
    }

    private func beginAlone() -> Bool {
        unfinished.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    private func finishOne() { unfinished.subtract(1, ordering: .acquiringAndReleasing) }

    /// Traps if the caller is not on the main thread.
    ///
    /// - Parameter errorMessage: The message. The default message names the rule.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        ensureRunningOnMainThread(errorMessage: errorMessage)
    }

    /// Traps if the caller is not on the main thread.
    ///
    /// - Parameter errorMessage: The message. The default message names the rule.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        guard ThreadLocal.isMain else {
            stopProgram(
                errorMessage
                    ?? "This runs on the main thread only. Add `.observe(on: MainScheduler.instance)` before it.")
        }
    }
}
