/// Makes the schedulers of drivers and signals.
public enum SharingScheduler {
    /// Wraps the closure in a structure, because an optimised build (Swift 6.3) pushes a task-local function without
    /// its type and crashes.
    private struct Maker: Sendable {
        let make: @Sendable () -> any SchedulerType
    }

    @TaskLocal private static var maker = Maker { MainScheduler() }

    /// Makes the scheduler: the main thread's, except while a mock is installed.
    public static var make: @Sendable () -> any SchedulerType { maker.make }

    /// Runs `action`. The drivers and signals that it creates emit on `scheduler`.
    ///
    /// The mock applies to the calling thread only, or to the calling task and its child tasks. Tests that run at the
    /// same time do not see it.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs `action`. The drivers and signals that it creates emit on the scheduler that `makeScheduler` returns.
    #if Swift5
    @preconcurrency
    #endif
    public static func mock(
        makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
    ) rethrows {
        try $maker.withValue(Maker(make: makeScheduler), operation: action)
    }
}
