internal import RxSupport

/// The current thread's queue of work. The first work to enter runs at once. Work that is scheduled meanwhile waits for
/// the first work.
///
/// The thread's state is null when nothing runs. It holds a sentinel while something runs and nothing has been queued,
/// which is the usual case and allocates nothing. Otherwise it holds the queue, which the thread keeps for the next
/// time.
@usableFromInline
package enum Trampoline {
    /// Work that waits for its turn. It is noncopyable, so that calling its closure retains nothing.
    private struct Turn: ~Copyable {
        let step: (Int) -> Bool
        /// How many turns the step has had.
        var count: Int
    }

    private final class Turns {
        /// Accessed only by its thread, in accesses that end before a turn begins.
        @exclusivity(unchecked) var waiting = Queue<Turn>()
    }

    private typealias StatePointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    private static var sentinel: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped }

    /// Whether nothing runs on this thread's trampoline. If so, scheduled work starts at once.
    @usableFromInline
    package static var isIdle: Bool { ThreadLocal.trampolineState.pointee == nil }

    /// Runs `body` at once. The outermost call runs the work that was queued meanwhile before it returns.
    @usableFromInline
    package static func run(_ body: () -> Void) {
        let state = ThreadLocal.trampolineState
        guard state.pointee == nil else { return body() }
        state.pointee = sentinel
        body()
        drain(state)
    }

    /// Runs `body`, and the work that `body` queues, as if nothing else ran on this thread. Call this before the thread
    /// is blocked.
    package static func nested(_ body: () -> Void) {
        let state = ThreadLocal.trampolineState
        let outer = state.pointee
        state.pointee = nil
        run(body)
        state.pointee = outer
    }

    /// Runs `item` at once if the trampoline is idle; otherwise queues it.
    @usableFromInline
    package static func schedule(_ item: @escaping () -> Void) {
        let state = ThreadLocal.trampolineState
        guard state.pointee != nil else { return run(item) }
        let step = { (_: Int) in
            item()
            return false
        }
        append(Turn(step: step, count: 0), state)
    }

    /// Schedules `step`, and schedules it again after each turn that returns true, as recursive scheduling does. Other
    /// queued work takes its turns in between. `step` runs at once if the trampoline is idle.
    ///
    /// - Parameter step: Takes the number of turns that `step` has had.
    @usableFromInline
    package static func repeating(_ step: consuming @escaping (Int) -> Bool) {
        let state = ThreadLocal.trampolineState
        let isOutermost = state.pointee == nil
        if isOutermost { state.pointee = sentinel }
        append(Turn(step: step, count: 0), state)
        if isOutermost { drain(state) }
    }

    private static func append(_ turn: consuming Turn, _ state: StatePointer) {
        if state.pointee == sentinel {
            let turns = ThreadLocal.takeReusableObject(as: Turns.self) ?? Turns()
            state.pointee = Unmanaged.passRetained(turns).toOpaque()
        }
        var moved: Turn? = consume turn
        turns(in: state)?._withUnsafeGuaranteedRef { turns in
            if let turn = moved.take() { turns.waiting.append(turn) }
        }
    }

    private static func drain(_ state: StatePointer) {
        defer { state.pointee = nil }
        guard let turns = turns(in: state) else { return }
        turns._withUnsafeGuaranteedRef { turns in
            while let turn = turns.waiting.popFirst() { runTurns(of: turn, before: turns) }
        }
        let emptied = turns.takeRetainedValue()
        if emptied.waiting.capacity <= largestKeptQueue { ThreadLocal.keepForReuse(emptied) }
    }

    /// Runs a step until the step returns false. If other work waits, runs one turn and then queues the step behind
    /// that work.
    private static func runTurns(of turn: consuming Turn, before others: Turns) {
        while turn.step(turn.count) {
            turn.count &+= 1
            if !others.waiting.isEmpty { return others.waiting.append(turn) }
        }
    }

    /// The queue that the state retains; `nil` if there is none.
    private static func turns(in state: StatePointer) -> Unmanaged<Turns>? {
        guard let pointer = state.pointee, pointer != sentinel else { return nil }
        return Unmanaged.fromOpaque(pointer)
    }

    /// The largest capacity, in turns, of a queue that a thread keeps, so that one burst of work does not occupy memory
    /// for good.
    private static var largestKeptQueue: Int { 1024 }
}
