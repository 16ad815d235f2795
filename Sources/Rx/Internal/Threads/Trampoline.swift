/// The current thread's queue of work: the first to enter runs, and whatever it schedules meanwhile waits for it.
///
/// The thread's slot holds null when idle, a sentinel while something runs with an empty queue (the usual case, which
/// allocates nothing), or the queue, which the thread keeps for the next time.
@usableFromInline
package enum Trampoline {
    /// What waits for its turn. It cannot be copied, so that calling its closure retains nothing.
    private struct Turn: ~Copyable {
        let step: (Int) -> Bool
        /// How many turns the step had.
        var count: Int
    }

    private final class Turns {
        /// Touched by its thread only, in accesses that are over before a turn begins.
        @exclusivity(unchecked) var waiting = Queue<Turn>()
    }

    private typealias Slot = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    private static var sentinel: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped }

    /// Whether nothing runs on this thread's trampoline, so that work scheduled now starts at once.
    @usableFromInline
    package static var isIdle: Bool { ThreadLocal.slot.pointee == nil }

    /// Runs `body` at once. When it is the outermost, runs what was queued meanwhile before it returns.
    @usableFromInline
    package static func run(_ body: () -> Void) {
        let slot = ThreadLocal.slot
        guard slot.pointee == nil else { return body() }
        slot.pointee = sentinel
        body()
        drain(slot)
    }

    /// Runs `body`, and what it queues, as if nothing else ran on this thread: for a caller that is about to block it.
    package static func nested(_ body: () -> Void) {
        let slot = ThreadLocal.slot
        let outer = slot.pointee
        slot.pointee = nil
        run(body)
        slot.pointee = outer
    }

    /// Runs `item` at once when the trampoline is idle, else queues it.
    @usableFromInline
    package static func schedule(_ item: @escaping () -> Void) {
        let slot = ThreadLocal.slot
        guard slot.pointee != nil else { return run(item) }
        let step = { (_: Int) in
            item()
            return false
        }
        append(Turn(step: step, count: 0), slot)
    }

    /// Schedules `step`, and again after each turn that returns true, as recursive scheduling does: others that are
    /// queued take their turns in between. Runs it at once when the trampoline is idle.
    ///
    /// - Parameter step: Takes how many turns it had before.
    @usableFromInline
    package static func repeating(_ step: consuming @escaping (Int) -> Bool) {
        let slot = ThreadLocal.slot
        let isOutermost = slot.pointee == nil
        if isOutermost { slot.pointee = sentinel }
        append(Turn(step: step, count: 0), slot)
        if isOutermost { drain(slot) }
    }

    private static func append(_ turn: consuming Turn, _ slot: Slot) {
        if slot.pointee == sentinel {
            let turns = ThreadLocal.takeKept(as: Turns.self) ?? Turns()
            slot.pointee = Unmanaged.passRetained(turns).toOpaque()
        }
        var moved: Turn? = consume turn
        turns(in: slot)?._withUnsafeGuaranteedRef { turns in
            if let turn = moved.take() { turns.waiting.append(turn) }
        }
    }

    private static func drain(_ slot: Slot) {
        defer { slot.pointee = nil }
        guard let turns = turns(in: slot) else { return }
        turns._withUnsafeGuaranteedRef { turns in
            while let turn = turns.waiting.popFirst() { runTurns(of: turn, before: turns) }
        }
        let emptied = turns.takeRetainedValue()
        if emptied.waiting.capacity <= largestKeptQueue { ThreadLocal.keep(emptied) }
    }

    /// Runs a step until it wants no more turns; where others wait, one turn, after which they have theirs.
    private static func runTurns(of turn: consuming Turn, before others: Turns) {
        while turn.step(turn.count) {
            turn.count &+= 1
            if !others.waiting.isEmpty { return others.waiting.append(turn) }
        }
    }

    /// The slot keeps it.
    private static func turns(in slot: Slot) -> Unmanaged<Turns>? {
        guard let pointer = slot.pointee, pointer != sentinel else { return nil }
        return Unmanaged.fromOpaque(pointer)
    }

    /// In turns: a thread is not to keep much for what it did once.
    private static var largestKeptQueue: Int { 1024 }
}
