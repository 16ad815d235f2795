public import Synchronization

// Work that is done elsewhere, in a turn of an actor or a scheduler. The thread that enqueues the first piece of
// work schedules the turn.
extension Gate {
    /// The owner while a scheduled turn does its work, on any thread. (No thread has this token.)
    @inlinable
    package static var turnToken: UInt { 2 }

    /// Enqueues `work` for a turn.
    ///
    /// - Returns: Whether the caller must schedule that turn, because none is scheduled or running.
    @inlinable
    package func enqueueForTurn<Work>(_ work: Work) -> Bool {
        _ = enqueue(work)
        return claim(for: Self.pendingWorkBit)
    }

    /// Makes `token` the owner, for the scheduled turn, and clears ``pendingWorkBit``. A thread inside calls this too
    /// before it dequeues work.
    @inlinable
    package func own(_ token: UInt) { owner.store(token, ordering: .sequentiallyConsistent) }

    /// Leaves the gate, unless work is pending.
    ///
    /// - Returns: Whether work is pending. Then the caller must schedule another turn.
    @inlinable
    package func endTurn(_ token: UInt) -> Bool {
        if exit(token) { return false }
        owner.store(Self.pendingWorkBit, ordering: .releasing)
        return true
    }
}
