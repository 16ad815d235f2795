public import Synchronization

// Work that is done elsewhere: in a turn that the thread which leaves the first piece of work schedules, on an actor or a scheduler.
extension Gate {
    /// The owner while a scheduled turn does its work, wherever that runs. (No thread has this token.)
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

    /// Goes inside as the turn that was scheduled.
    @inlinable
    package func beginTurn(_ token: UInt) { owner.store(token, ordering: .sequentiallyConsistent) }

    /// Goes outside.
    ///
    /// - Returns: Whether work was left, for which the caller must schedule another turn.
    @inlinable
    package func endTurn(_ token: UInt) -> Bool {
        if exit(token) { return false }
        owner.store(Self.workWasLeft, ordering: .releasing)
        return true
    }
}
