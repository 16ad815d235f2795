#if INTERLEAVINGS
public import RxSupport
#endif
public import Synchronization

// Pending work that an actor or a scheduler does in a turn. The thread that enqueues the first piece of work schedules
// the turn. The table at ``Gate`` lists the states.
extension Gate {
    /// The owner while a turn does its work on any thread. No thread has this token. A reactor's turn uses the token of
    /// its thread instead, because the runtime asks whether the calling thread is inside.
    @inlinable
    package static var turnToken: UInt { 2 }

    /// Enqueues `work` for a turn.
    ///
    /// - Returns: Whether the gate was idle. Then the caller must schedule the turn.
    @inlinable
    package func enqueueForTurn<Work>(_ work: Work) -> Bool {
        _ = enqueue(work)
        return claim(for: Self.pendingWorkBit)
    }

    /// Makes `token` the owner and clears ``pendingWorkBit``. Called at the beginning of a reactor's turn, and by a
    /// thread inside before it dequeues work from a place of its own. Work that is enqueued afterwards sets the bit
    /// again.
    ///
    /// The ordering is stronger than in ``dequeueBatch(_:as:)``. That method stores the owner under ``lock``, which
    /// threads also take to enqueue work. This method is called outside any lock, and the bit must be cleared before
    /// the caller looks for work.
    @inlinable
    package func own(_ token: UInt) { owner.store(token, ordering: .sequentiallyConsistent) }

    /// Leaves, at the end of a turn or of a thread's work. If no work is pending, the gate becomes idle. Otherwise
    /// ``owner`` becomes 1.
    ///
    /// - Returns: Whether work is pending. Then the caller must schedule the next turn.
    @inlinable
    package func endTurn(_ token: UInt) -> Bool {
        if exit(token) { return false }
        owner.store(Self.pendingWorkBit, ordering: .releasing)
        return true
    }
}
