/// The current thread's queue of work: the first to enter runs, and whatever it schedules meanwhile waits for it.
///
/// The thread's slot holds null when idle, a sentinel while something runs with an empty queue (the usual case, which
/// allocates nothing), or the queue.
@usableFromInline
package enum Trampoline {
    private final class Queue {
        /// Touched by its thread only, in accesses that are over before an item runs.
        @exclusivity(unchecked) var items = Fifo<() -> Void>()
    }

    private static var sentinel: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped }

    /// Whether nothing runs on this thread's trampoline, so that work scheduled now starts at once.
    @usableFromInline
    package static var isIdle: Bool { ThreadLocal.slot.pointee == nil }

    private static var hasQueuedWork: Bool {
        guard let pointer = ThreadLocal.slot.pointee, pointer != sentinel else { return false }
        return Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue().items.isEmpty == false
    }

    /// Runs `body` at once. When it is the outermost, runs what was queued meanwhile before it returns.
    @usableFromInline
    package static func run(_ body: () -> Void) {
        let slot = ThreadLocal.slot
        guard slot.pointee == nil else { return body() }
        slot.pointee = sentinel
        body()
        if slot.pointee != sentinel { drain(slot) }
        slot.pointee = nil
    }

    /// Runs `body`, and what it queues, as if nothing else ran on this thread: for a caller that is about to block it.
    package static func nested(_ body: () -> Void) {
        let slot = ThreadLocal.slot
        let outer = slot.pointee
        slot.pointee = nil
        run(body)
        slot.pointee = outer
    }

    private static func drain(_ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        guard let pointer = slot.pointee else { return }
        let queue = Unmanaged<Queue>.fromOpaque(pointer).takeRetainedValue()
        while let item = queue.items.popFirst() { item() }
    }

    /// Runs `item` at once when the trampoline is idle, else queues it.
    @usableFromInline
    package static func schedule(_ item: @escaping () -> Void) {
        let slot = ThreadLocal.slot
        guard let pointer = slot.pointee else { return run(item) }
        guard pointer == sentinel else {
            Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue().items.append(item)
            return
        }
        let queue = Queue()
        queue.items.append(item)
        slot.pointee = Unmanaged.passRetained(queue).toOpaque()
    }

    /// Schedules `step`, and again after each turn that returns true, as recursive scheduling does: others that are
    /// queued take their turns in between. Goes on without queueing while there are none.
    @usableFromInline
    package static func repeating(_ step: @escaping () -> Bool) {
        schedule {
            while step() {
                guard hasQueuedWork else { continue }
                return repeating(step)
            }
        }
    }
}
