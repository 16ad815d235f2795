public import Synchronization

// Work that is done elsewhere, in a turn of an actor or a scheduler. The thread that leaves the first piece of work
// schedules the turn.
extension Gate {
    /// The owner while a scheduled turn does its work, on any thread. (No thread has this token.)
    @inlinable
    package static var turn: UInt { 2 }

    /// Leaves `work` for a turn.
    ///
    /// - Returns: Whether the caller must schedule that turn, because none is scheduled or running.
    @inlinable
    package func leaveForTurn<Work>(_ work: Work) -> Bool {
        _ = leave(work)
        return claim(for: Self.workWasLeft)
    }

    /// Enters as the scheduled turn, and clears the mark that work was left. A thread inside calls this too before it
    /// takes left work.
    @inlinable
    package func beginTurn(_ token: UInt) { owner.store(token, ordering: .sequentiallyConsistent) }

    /// Leaves the gate, unless work was left.
    ///
    /// - Returns: Whether work was left. Then the caller must schedule another turn.
    @inlinable
    package func endTurn(_ token: UInt) -> Bool {
        if exit(token) { return false }
        owner.store(Self.workWasLeft, ordering: .releasing)
        return true
    }
}
