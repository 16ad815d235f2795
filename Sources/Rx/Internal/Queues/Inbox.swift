public import Synchronization

/// Work that threads have left at a ``Gate``: what waits, and the batch of it that is being done.
///
/// `waiting` is reached under the gate's lock, `batch` by the thread inside.
@usableFromInline
package final class Inbox<Work> {
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Work>()
    @exclusivity(unchecked) @usableFromInline var batch = Queue<Work>()

    @inlinable
    init() {}

    /// - Returns: How much waits now.
    @inlinable
    static func append(_ work: Work, to inbox: borrowing Atomic<UnsafeMutableRawPointer?>) -> Int {
        guard let existing = inbox.load(ordering: .relaxed) else {
            let fresh = Inbox()
            fresh.waiting.append(work)
            inbox.store(Unmanaged.passRetained(fresh).toOpaque(), ordering: .relaxed)
            return 1
        }
        // Not retained, which would be two atomic operations while other threads wait for the lock.
        return Unmanaged<Inbox>.fromOpaque(existing)._withUnsafeGuaranteedRef {
            $0.waiting.append(work)
            return $0.waiting.count
        }
    }

    @inlinable
    static func existing(in inbox: borrowing Atomic<UnsafeMutableRawPointer?>) -> Inbox? {
        inbox.load(ordering: .relaxed).map { Unmanaged<Inbox>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes what waits the batch, which is empty. Both keep their memory.
    @inlinable
    func makeBatch() { swap(&waiting, &batch) }

    /// Performs the batch. Its memory is kept for the next one, unless there is much of it.
    ///
    /// The batch is taken from here in one piece: taking its work out one by one would take the cache line from threads that leave more
    /// (`observe(on:)`: 1.6, without 2.4 times the hand-written version).
    @inlinable
    package func performBatch(_ perform: (Work) -> Void) {
        var taken = Queue<Work>()
        swap(&taken, &batch)
        while let work = taken.popFirst() { perform(work) }
        taken.shrink()
        swap(&taken, &batch)
    }
}
