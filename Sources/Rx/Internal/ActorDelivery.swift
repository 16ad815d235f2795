internal import Synchronization

/// Brings events to an actor, in order: at once when already there and nothing waits, else by one task for all that wait.
@usableFromInline
package final class ActorDelivery: @unchecked Sendable {
    private struct Mailbox {
        var jobs = Fifo<() -> Void>()
        var isDraining = false
    }

    private let isolation: Isolation
    private let mailbox = Guarded(Mailbox())

    /// How many jobs wait or run.
    private let waiting = Atomic<Int>(0)

    package init(to actor: any Actor) { isolation = Isolation(of: actor) }

    /// `nil` for `nil`: what is nonisolated is called where the event is.
    @usableFromInline
    package convenience init?(_ actor: (any Actor)?) {
        guard let actor else { return nil }
        self.init(to: actor)
    }

    /// Whether an event may be delivered by the caller, right now.
    @usableFromInline
    package var isImmediate: Bool { waiting.load(ordering: .acquiring) == 0 && isolation.isCurrent }

    /// Runs `job` on the actor, after all that wait.
    @usableFromInline
    package func enqueue(_ job: @escaping () -> Void) {
        waiting.add(1, ordering: .acquiringAndReleasing)
        let isFirst = mailbox.withLock { mailbox in
            mailbox.jobs.append(job)
            defer { mailbox.isDraining = true }
            return !mailbox.isDraining
        }
        guard isFirst else { return }
        Task { await self.drain(on: isolation.actor) }
    }

    private func drain(on actor: isolated any Actor) {
        while let job = nextJob() {
            job()
            waiting.subtract(1, ordering: .acquiringAndReleasing)
        }
    }

    private func nextJob() -> (() -> Void)? {
        mailbox.withLock { mailbox in
            let job = mailbox.jobs.popFirst()
            if job == nil { mailbox.isDraining = false }
            return job
        }
    }
}
