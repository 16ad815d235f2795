/// Runs work on the thread that schedules it. Runs it at once, or after the current work if the scheduler is already
/// running work on that thread.
///
/// So sequences like `Observable.of` take turns, and recursion does not grow the stack.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The shared instance. Each thread has its own queue.
    public static let instance = CurrentThreadScheduler()

    init() {}

    /// Whether work that is scheduled now would start at once.
    public static var isScheduleRequired: Bool { Trampoline.isIdle }

    /// Runs `action` on this thread, now or after the work in progress.
    #if Swift5
    @preconcurrency
    #endif
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        Trampoline.schedule {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }
}
