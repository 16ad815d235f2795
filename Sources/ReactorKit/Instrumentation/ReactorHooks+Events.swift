public import Rx

extension ReactorHooks {
    /// Tells `handler` what happens in all reactors, until the result is disposed of.
    ///
    /// The handler is called where it happens, in the middle of the step, so it sees events of one reactor in their order, and
    /// those of several at once. It holds the reactor up while it runs. No lock is held; it may send actions, which wait for the
    /// step's end. While nothing observes, an action costs no more than a look whether something does. Works in release builds.
    ///
    /// - Parameter handler: Takes an event. Any thread.
    /// - Returns: What ends the observation. Unlike a subscription it is kept by `ReactorHooks` when it is not used.
    @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public static func observeEvents(_ handler: @escaping @Sendable (ReactorEvent) -> Void) -> any Disposable {
        Instrumentation.observers.insert(handler)
    }
}

extension Reactor {
    /// Tells `handler` what happens in this reactor, until the result is disposed of or the reactor is released.
    ///
    /// To be told of the start, observe before the first use of ``action``, ``state`` or ``currentState``. See
    /// ``ReactorHooks/observeEvents(_:)`` for how the handler is called. The handler must not keep the reactor.
    ///
    /// - Parameter handler: Takes an event. Any thread.
    /// - Returns: What ends the observation.
    @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public func observeEvents(_ handler: @escaping @Sendable (ReactorEvent) -> Void) -> any Disposable {
        Instrumentation.trace(of: self, scheduler: scheduler).observers.insert(handler)
    }

    /// What names this reactor in events.
    public var identity: ReactorIdentity { Instrumentation.trace(of: self, scheduler: scheduler).identity }
}
