public import Rx

extension Reactor {
    /// Runs asynchronous work on the main actor, which sends mutations. Completes when the work returns.
    ///
    /// It exists so that code written for ReactorKit compiles. New code uses `.run { send in … }`, which runs on the
    /// actor of its closure, and whose work may throw.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task. The subscriber's priority by default.
    ///   - scheduler: Delivers the mutations.
    ///   - operation: The asynchronous work.
    #if Swift5
    @preconcurrency
    #endif
    public func run(
        priority: TaskPriority? = nil, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
        operation: @escaping @MainActor @Sendable (_ send: Send<Mutation>) async -> Void
    ) -> Observable<Mutation> {
        Observable<Mutation>.run(priority: priority, operation: operation).observe(on: scheduler)
    }
}
