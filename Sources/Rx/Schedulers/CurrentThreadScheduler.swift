/// Runs work on the thread that schedules it: at once, or, while other work of this scheduler runs there, after it.
///
/// This is what makes sequences like `Observable.of` take turns and recursion flat.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
    /// The one instance; each thread has a queue of its own.
    public static let instance = CurrentThreadScheduler()

    init() {}

    /// Whether work scheduled now would start at once.
    public static var isScheduleRequired: Bool { Trampoline.isIdle }

    /// Runs `action` on this thread, now or when the work in progress has ended.
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
