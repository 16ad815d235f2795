public import CRx
public import Synchronization

/// Serialises what arrives from several threads without making one of them wait: whoever finds the gate idle
/// passes and then does what others left behind; the others leave their work and go (law 2's queue-drain).
///
/// A thread that is already inside passes at once, so reentrant events nest, as Rx defines.
@usableFromInline
package struct Gate: ~Copyable {
    /// Zero, or the token of the thread inside; the lowest bit says that work was left behind.
    @usableFromInline let owner = Atomic<UInt>(0)
    @usableFromInline let lock = Lock()
    /// A ``LeftWork`` that is retained, once work was left behind. Not by its type, which freeing this would have to look up.
    /// Reached under ``lock`` only, and atomic because it is written to through a `let`.
    @usableFromInline let left = Atomic<UnsafeMutableRawPointer?>(nil)

    @usableFromInline
    package init() {}

    @inlinable
    deinit {
        if let left = left.load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(left).release() }
    }

    /// Runs `body` now when the gate lets the caller pass; else leaves `work`, which is the same, for the thread inside.
    @inlinable
    package func pass<Inside: Gated>(
        _ inside: Inside, orLeave work: @autoclosure () -> Inside.Work, _ body: () -> Void
    ) {
        let token = ThreadLocal.token
        let (entered, found) = owner.compareExchange(expected: 0, desired: token, ordering: .acquiringAndReleasing)
        if entered {
            body()
            if !exchange(token, 0) { drain(inside, token) }
        } else if found & ~1 == token {
            body()
        } else {
            leave(work(), inside, token)
        }
    }

    /// Performs `work` now when the gate lets the caller pass; else leaves it for the thread inside.
    @inlinable
    package func pass<Inside: Gated>(_ inside: Inside, _ work: Inside.Work) {
        pass(inside, orLeave: work) { inside.perform(work) }
    }

    @inlinable
    func exchange(_ expected: UInt, _ desired: UInt) -> Bool {
        owner.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
    }

    /// Does what was left behind, until nothing is; then nobody is inside.
    @inlinable @inline(never)
    func drain<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        repeat {
            owner.store(token, ordering: .releasing)
            lock.run { LeftWork<Inside.Work>.takeAll(left) }?.perform(inside)
        } while !exchange(token, 0)
    }

    /// How often a thread looks again before it leaves its work, which takes longer than most events do. Besides, threads that
    /// take turns by many events at a time seldom take from each other what they have in their caches.
    @inlinable
    static var attempts: Int32 { 6 }

    @inlinable @inline(never)
    func leave<Inside: Gated>(_ work: Inside.Work, _ inside: Inside, _ token: UInt) {
        for attempt in 0..<Self.attempts {
            let current = owner.load(ordering: .relaxed)
            if current == 0, exchange(0, token) {
                inside.perform(work)
                if !exchange(token, 0) { drain(inside, token) }
                return
            }
            // Where others have left work, the thread inside will not be out soon.
            if current & 1 == 1 { break }
            crx_pause(1 << attempt)
        }
        let count = lock.run { LeftWork.append(work, to: left) }
        announce(inside, token)
        ThreadLocal.yieldIfMuchWaits(count)
    }

    /// Makes sure that a thread will see what was left behind.
    @inlinable
    func announce<Inside: Gated>(_ inside: Inside, _ token: UInt) {
        while true {
            let current = owner.load(ordering: .acquiring)
            if current == 0 {
                if exchange(0, token) { return drain(inside, token) }
            } else if current & 1 == 1 || exchange(current, current | 1) {
                return
            }
        }
    }
}

/// What has a ``Gate``, and so is done by one thread at a time.
@usableFromInline
package protocol Gated: AnyObject {
    /// What a thread leaves behind: a value, where events are to be fast. A closure would be allocated each time.
    associatedtype Work

    /// Does what another thread has left behind. Called inside the gate.
    func perform(_ work: Work)
}

extension Gated where Work == () -> Void {
    @inlinable
    package func perform(_ work: () -> Void) { work() }
}

/// What threads have left behind at a ``Gate``. `waiting` is reached under its lock, `batch` by the thread inside.
@usableFromInline
final class LeftWork<Work> {
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Work>()
    @exclusivity(unchecked) @usableFromInline var batch = Queue<Work>()

    @inlinable
    init() {}

    /// - Returns: How much waits now.
    @inlinable
    static func append(_ work: Work, to left: borrowing Atomic<UnsafeMutableRawPointer?>) -> Int {
        guard let existing = left.load(ordering: .relaxed) else {
            let fresh = LeftWork()
            fresh.waiting.append(work)
            left.store(Unmanaged.passRetained(fresh).toOpaque(), ordering: .relaxed)
            return 1
        }
        // Not retained, which would be two atomic operations while other threads wait for the lock.
        return Unmanaged<LeftWork>.fromOpaque(existing)._withUnsafeGuaranteedRef {
            $0.waiting.append(work)
            return $0.waiting.count
        }
    }

    /// Makes a batch of what waits.
    @inlinable
    static func takeAll(_ left: borrowing Atomic<UnsafeMutableRawPointer?>) -> LeftWork? {
        guard let existing = left.load(ordering: .relaxed) else { return nil }
        let work = Unmanaged<LeftWork>.fromOpaque(existing).takeUnretainedValue()
        swap(&work.waiting, &work.batch)
        return work
    }

    /// Performs the batch. Its memory is kept for the next one, unless there is much of it.
    @inlinable
    func perform<Inside: Gated>(_ inside: Inside) where Inside.Work == Work {
        while let work = batch.popFirst() { inside.perform(work) }
        batch.shrink()
    }
}
