internal import RxSupport

/// A thread that is blocked, as in `toBlocking`, and meanwhile runs the waiting jobs of the actor that it blocks.
///
/// Without this class, a thread that blocks the main actor would wait for ever for a closure of the main actor.
package final class BlockedThread: Sendable {
    private struct State {
        /// The mailboxes that have asked their actor for a turn. The task of that turn retains them, too.
        var scheduled: [ObjectIdentifier: ActorDelivery] = [:]
        var threads: [BlockedThread] = []
    }

    private static let state = Guarded(global: State())

    private let wake: @Sendable () -> Void

    /// Registers the calling thread, which is about to block.
    ///
    /// - Parameter wake: Called on any thread when a mailbox has a job, possibly of another actor. Then the blocked
    ///   thread calls ``deliver()``.
    package init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
        Self.state.withLock { $0.threads.append(self) }
    }

    /// Removes the registration, when the thread no longer blocks.
    package func end() { Self.state.withLock { state in state.threads.removeAll { $0 === self } } }

    /// Runs the waiting jobs of the actors that the calling thread is on.
    package func deliver() {
        let scheduled = Self.state.withLock { Array($0.scheduled.values) }
        for delivery in scheduled where delivery.isolation.isCurrent { delivery.drain() }
    }

    // MARK: Mailboxes

    // A mailbox is in `scheduled` while a turn of its actor is scheduled or running.

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
