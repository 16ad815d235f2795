#if INTERLEAVINGS
internal import RxSupport
#endif

/// A mailbox: runs jobs on an actor, in order. If the caller is on the actor and no turn of the mailbox is scheduled or
/// running, the job is a plain call. Otherwise the job waits for a turn of the actor.
///
/// An event that has to be brought to the actor of a user's closure goes through a mailbox. Each subscription with
/// closures of an actor has a mailbox. Each subscription to an operator with a closure of an actor has a mailbox too,
/// unless the events already come on that actor. All sources of the operator share this mailbox.
///
/// Sound: jobs are dequeued on the actor only. The other properties never change.
@usableFromInline
package final class ActorDelivery: @unchecked Sendable {
    @usableFromInline package let isolation: Isolation
    /// The operator whose events are brought over, for a report; `nil` if bringing them over is expected, as at the end
    /// of a chain.
    private let site: CallSite?

    /// Keeps the waiting jobs. The gate is idle except while a turn of the actor is scheduled or running.
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

    /// A mailbox for a caller on `origin`. `nil` if `actor` is `nil` or is `origin`, because the closure may then be
    /// called directly.
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

    /// Whether no turn is scheduled or running, so no job waits.
    package var isIdle: Bool { gate.isIdle }

    /// Whether the caller may run a job at once: it is on the actor, and no turn is scheduled or running.
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
        #if INTERLEAVINGS
        if let thread = Interleaving.current { return thread.takeTurn(drain) }
        #endif
        if isolation.isMain {
            Task { @MainActor in self.drain() }
        } else {
            Task { await self.drain(on: isolation.actor) }
        }
        BlockedThread.wakeAll()
    }

    private func drain(on actor: isolated any Actor) { drain() }

    /// Runs the jobs that wait now. Jobs that arrive meanwhile get a later turn, so that other work of the actor comes
    /// in between.
    ///
    /// Called on the actor. A job may block its thread until a later job has run (``BlockedThread``). The blocked
    /// thread then calls this method again, inside that job. This inner call runs the rest of the batch, or the next
    /// batch if the batch is empty.
    func drain() {
        let inbox = gate.dequeueBatch(Gate.turnToken, as: (() -> Void).self)
        // One by one, because an inner call runs the rest.
        while let job = inbox?.batch.popFirst() { job() }
        inbox?.batch.shrink()
        // Removed before the turn ends, because afterwards another thread may schedule a turn and add this mailbox
        // again.
        BlockedThread.remove(self)
        if gate.endTurn(Gate.turnToken) { schedule() }
    }
}
