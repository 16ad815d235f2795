public import Rx

extension Reactor {
    /// Runs an async closure on the main actor, and emits the mutations that it sends. Completes when the closure
    /// returns.
    ///
    /// It exists so that code written for the original ReactorKit for Apple platforms compiles. New code uses
    /// `.run { send in … }`, which runs the closure on the closure's actor. That closure may throw.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task. The subscriber's priority by default.
    ///   - scheduler: Delivers the mutations.
    ///   - operation: The closure.
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
