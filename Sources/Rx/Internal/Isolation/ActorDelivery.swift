/// A mailbox of an actor. On the actor with nothing waiting, delivery is a plain call; otherwise a job of the actor delivers
/// what waits, in order.
///
/// Everything that user code says on an actor is brought there by one of these: the events of a subscription, or of an operator
/// and all its sources.
///
/// Sound: calls are taken out of the gate by the actor only, and the rest never changes.
@usableFromInline
package final class ActorDelivery: @unchecked Sendable {
    @usableFromInline package let isolation: Isolation
    /// The operator whose events these are, for the report; `nil` at the end of a chain, where bringing over is no surprise.
    private let site: CallSite?

    /// Owned from when the actor is asked for a turn until that is over.
    private let gate = Gate()

    @usableFromInline
    package init(to actor: any Actor) {
        isolation = Isolation(of: actor)
        site = nil
    }

    /// `nil` for `nil`: what is nonisolated is called where the event is.
    @inlinable
    package convenience init?(_ actor: (any Actor)?) {
        guard let actor else { return nil }
        self.init(to: actor)
    }

    /// `nil` when there is nothing to do, because what is nonisolated or of `origin` may be called there.
    @inlinable
    package convenience init?(_ actor: (any Actor)?, from origin: (any Actor)?) {
        guard let actor, actor !== origin else { return nil }
        self.init(to: actor)
    }

    /// For the events of an operator.
    @usableFromInline
    package init(of site: CallSite) {
        isolation = site.isolation
        self.site = site
    }

    /// Whether an event may be delivered by the caller, right now.
    @usableFromInline
    package var isImmediate: Bool { gate.isIdle && isolation.isCurrent }

    /// Runs `job` on the actor: now if it may, else after all that wait.
    @usableFromInline
    package func perform(_ job: @escaping () -> Void) {
        if isImmediate { return job() }
        enqueue(job)
    }

    /// Runs `job` on the actor, after all that wait.
    @usableFromInline
    package func enqueue(_ job: @escaping () -> Void) {
        site?.reportEvent()
        if gate.leaveForTurn(job) { schedule() }
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

    /// Delivers what waits now. What comes meanwhile has its turn after other work of the actor.
    ///
    /// Called on the actor. A job that waits for a later one, in a ``BlockedThread``, calls this again and finds it in the batch.
    func drain() {
        let inbox = gate.takeLeft(Gate.turn, as: (() -> Void).self)
        // One by one, because a job may call this again.
        while let job = inbox?.batch.popFirst() { job() }
        inbox?.batch.shrink()
        // Before the gate is left, because from then on another thread may schedule a turn and add this.
        BlockedThread.remove(self)
        if gate.endTurn(Gate.turn) { schedule() }
    }
}
