/// A thread that waits for something, as `toBlocking` does, and meanwhile delivers what is brought to the actor that it blocks.
///
/// Without this, a wait on the main actor for what a closure of the main actor says would last for ever.
package final class BlockedThread: Sendable {
    private struct State {
        /// The mailboxes that have asked their actor for a turn. Kept alive by that turn's task, too.
        var scheduled: [ObjectIdentifier: ActorDelivery] = [:]
        var threads: [BlockedThread] = []
    }

    private static let state = Guarded(global: State())

    private let wake: @Sendable () -> Void

    /// Begins to wait.
    ///
    /// - Parameter wake: Called, on any thread, when there may be something to deliver.
    package init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        Self.state.withLock { $0.threads.append(self) }
    }

    /// Ends the wait.
    package func end() { Self.state.withLock { state in state.threads.removeAll { $0 === self } } }

    /// Delivers what waits for an actor that the calling thread is on.
    package func deliver() {
        let scheduled = Self.state.withLock { Array($0.scheduled.values) }
        for delivery in scheduled where delivery.isolation.isCurrent { delivery.drain() }
    }

    // MARK: Mailboxes

    // A mailbox is here while a turn of its actor is scheduled or runs.

    static func add(_ delivery: ActorDelivery) {
        state.withLock { $0.scheduled[ObjectIdentifier(delivery)] = delivery }
    }

    static func remove(_ delivery: ActorDelivery) {
        let removed = state.withLock { $0.scheduled.removeValue(forKey: ObjectIdentifier(delivery)) }
        withExtendedLifetime(removed) {}
    }

    static func wakeAll() {
        for thread in state.withLock({ $0.threads }) { thread.wake() }
    }
}
