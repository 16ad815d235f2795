/// Makes the schedulers on which drivers and signals emit.
public enum SharingScheduler {
    /// A structure, for optimised (Swift 6.3) a task-local function is pushed without its type, and the program stops.
    private struct Maker: Sendable {
        let make: @Sendable () -> any SchedulerType
    }

    @TaskLocal private static var maker = Maker { MainScheduler() }

    /// Makes a scheduler: of the main thread, except while a mock is in place.
    public static var make: @Sendable () -> any SchedulerType { maker.make }

    /// Runs `action`, in which drivers and signals are made to emit on `scheduler`.
    ///
    /// Only the calling thread, or task with its children, sees the mock: tests that run at the same time do not.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Runs `action`, in which drivers and signals are made to emit on what `makeScheduler` returns.
    #if Swift5
    @preconcurrency
    #endif
    public static func mock(
        makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
    ) rethrows {
        try $maker.withValue(Maker(make: makeScheduler), operation: action)
    }
}
