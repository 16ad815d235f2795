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
    @inlinable
    package func performBatch(_ perform: (Work) -> Void) {
        while let work = batch.popFirst() { perform(work) }
        batch.shrink()
    }
}
