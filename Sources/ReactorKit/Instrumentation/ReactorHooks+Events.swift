public import Rx

extension ReactorHooks {
    /// Calls `handler` for each event in all reactors, until the result is disposed of.
    ///
    /// The handler runs synchronously, in the middle of the step, and delays the reactor meanwhile. It receives the
    /// steps of one reactor in order. But several threads may call it at the same time: several reactors may work at
    /// once, and an effect or a transform may end on any thread. No lock is held. The handler may send actions, which
    /// wait until the step ends.
    ///
    /// While nothing observes, this costs an action one atomic load. Observing works in release builds too.
    ///
    /// - Parameter handler: Receives each event. May be called on any thread.
    /// - Returns: A disposable that ends the observation. It may be discarded: the observation then lasts as long as
    ///   the process.
    @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public static func observeEvents(_ handler: @escaping @Sendable (ReactorEvent) -> Void) -> any Disposable {
        Instrumentation.observers.insert(handler)
    }
}

extension Reactor {
    /// Calls `handler` for each event in this reactor, until the result is disposed of or the reactor is released.
    ///
    /// To receive the start, observe before the first use of ``action``, ``state`` or ``currentState``. See
    /// ``ReactorHooks/observeEvents(_:)`` for how the handler is called. The handler must not retain the reactor.
    ///
    /// - Parameter handler: Receives each event. May be called on any thread.
    /// - Returns: A disposable that ends the observation.
    @discardableResult
    #if Swift5
    @preconcurrency
    #endif
    public func observeEvents(_ handler: @escaping @Sendable (ReactorEvent) -> Void) -> any Disposable {
        Instrumentation.trace(of: self, scheduler: scheduler).observers.insert(handler)
    }

    /// The identity of this reactor in events.
    public var identity: ReactorIdentity { Instrumentation.trace(of: self, scheduler: scheduler).identity }
}
