/// A mailbox of an actor. If the caller is on the actor and nothing waits, delivery is a plain call. Otherwise a job of
/// the actor delivers the waiting calls in order.
///
/// Every event that has to be brought to the actor of a user's closure goes through a mailbox. A subscription has one,
/// and so has an operator, whose sources share it.
///
/// Sound: only the actor takes calls out of the gate. The other properties never change.
@usableFromInline
package final class ActorDelivery: @unchecked Sendable {
    @usableFromInline package let isolation: Isolation
    /// The operator that owns the events, for the report; `nil` at the end of a chain, where bringing events over is
    /// expected.
    private let site: CallSite?

    /// Owned from the request for a turn of the actor until that turn is over.
    private let gate = Gate()

    @usableFromInline
    package init(to actor: any Actor) {
        isolation = Isolation(of: actor)
        site = nil
    }

    /// `nil` if `actor` is `nil`, because a nonisolated closure is called on the thread of each event.
    @inlinable
    package convenience init?(_ actor: (any Actor)?) {
        guard let actor else { return nil }
        self.init(to: actor)
    }

    /// `nil` if `actor` is `nil` or `origin`. Then the closure may be called directly on `origin`.
    @inlinable
    package convenience init?(_ actor: (any Actor)?, from origin: (any Actor)?) {
        guard let actor, actor !== origin else { return nil }
        self.init(to: actor)
    }

    /// A mailbox for the events of an operator.
    @usableFromInline
    package init(of site: CallSite) {
        isolation = site.isolation
        self.site = site
    }

    /// Whether the caller may deliver an event right now.
    @usableFromInline
    package var isImmediate: Bool { gate.isIdle && isolation.isCurrent }

    /// Runs `job` on the actor: at once if ``isImmediate``, or else after all waiting jobs.
    @usableFromInline
    package func perform(_ job: @escaping () -> Void) {
        if isImmediate { return job() }
        enqueue(job)
    }

    /// Runs `job` on the actor, after all waiting jobs.
    @usableFromInline
    package func enqueue(_ job: @escaping () -> Void) {
        site?.reportEvent()
        if gate.enqueueForTurn(job) { schedule() }
    }

    private func schedule() {
        BlockedThread.add(self)
        if isolation.isMain {
            Task { @MainActor in self.drain() }
        } else {
            Task { await self.drain(on: isolation.actor) }
        }
        BlockedThread.wakeAll()
    }

    private func drain(on actor: isolated any Actor) { drain() }

    /// Delivers the jobs that wait now. Jobs that arrive meanwhile get a later turn, so that other work of the actor
    /// comes in between.
    ///
    /// Called on the actor. A job may wait, in a ``BlockedThread``, for a later job. It then calls this method again,
    /// which finds that job in the batch.
    func drain() {
        let inbox = gate.dequeueBatch(Gate.turnToken, as: (() -> Void).self)
        // One by one, because a job may call this method again.
        while let job = inbox?.batch.popFirst() { job() }
        inbox?.batch.shrink()
        // Removed before the gate is left, because from then on another thread may schedule a turn and add this mailbox
        // again.
        BlockedThread.remove(self)
        if gate.endTurn(Gate.turnToken) { schedule() }
    }
}
