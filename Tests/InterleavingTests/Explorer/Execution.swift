import Dispatch
import RxSupport

/// Runs one interleaving of a trial: one thread at a time, and a switch only at a point.
///
/// Sound: only the thread that has the baton touches the properties. The thread of the test has it at first and at the
/// end.
final class Execution: @unchecked Sendable {
    enum Status: Equatable {
        case unstarted, ready, finished
        case locking(UnsafeRawPointer)
        /// Waits for a word to change, as a thread does that sleeps at a lock.
        case waiting(UnsafeRawPointer)
    }

    struct ThreadState {
        var status = Status.unstarted
        var operation = 0
        /// Hashes all that the thread has learnt. Two executions in which each thread has learnt the same are in the
        /// same state.
        var history = Hash()
        var access: Step?
    }

    /// A step of a thread, for the report of a failure.
    struct Step {
        let thread: Int
        let operation: Int
        let place: Int
        let name: StaticString
    }

    private struct Accessors {
        var readers: Set<Int> = []
        var writers: Set<Int> = []

        var conflict: Bool { !writers.isEmpty && readers.union(writers).count > 1 }
    }

    private let trial: Trial
    private let search: Search
    private let workers: [Worker]
    private let opensLocks: Bool
    private(set) var threads: [ThreadState]
    private(set) var steps: [Step] = []
    private(set) var failure: String?
    private var holders: [UnsafeRawPointer: Int] = [:]
    /// The history that the last writer of each object has left there.
    private var histories: [UnsafeRawPointer: Hash] = [:]
    private var accessors: [UnsafeRawPointer: Accessors] = [:]

    private static let seconds = 60
    private static let longestExecution = 20_000

    init(_ trial: Trial, _ search: Search, opensLocks: Bool) {
        self.trial = trial
        self.search = search
        self.opensLocks = opensLocks
        workers = Worker.first(trial.threads.count)
        threads = trial.threads.map { _ in ThreadState() }
    }

    /// Runs the interleaving that the search chooses. Returns what is wrong; `nil` if nothing is.
    func run() -> String? {
        for worker in workers { worker.execution = self }
        workers[0].handBaton()
        guard Worker.ended.wait(timeout: .now() + .seconds(Self.seconds)) == .success else {
            fatalError("a thread waits for something that is no point: \(threads.map(\.status))")
        }
        if failure != nil { Worker.abandonAll() }
        return failure ?? trial.violation()
    }

    // MARK: On a worker

    /// Performs the operations of the thread. Returns the worker that runs next; `nil` if the execution has ended.
    func perform(_ index: Int) -> Worker? {
        for (number, operation) in trial.threads[index].enumerated() {
            threads[index].operation = number
            operation()
        }
        threads[index].operation += 1
        threads[index].status = .finished
        return choose(index).map { workers[$0] }
    }

    func handle(_ event: Interleaving.Event, _ index: Int) {
        switch event {
        case .willAccess(let address, let place, let name): willAccess(address, place, name, index)
        case .didAccess(let address, let value, let isWrite): didAccess(address, value, isWrite, index)
        case .willLock(let lock, let place): if !opensLocks { willLock(lock, place, index) }
        case .didUnlock(let lock): if !opensLocks { didUnlock(lock, index) }
        case .willWait(let word): willWait(word, index)
        case .didWake(let word): didWake(word)
        case .willFree(let address): (histories[address], accessors[address]) = (nil, nil)
        }
    }

    private func willAccess(
        _ address: UnsafeRawPointer, _ place: Interleaving.Place, _ name: StaticString, _ index: Int
    ) {
        let number = search.number(of: place)
        if search.isLock(number), !opensLocks { return }
        threads[index].access = Step(
            thread: index, operation: threads[index].operation, place: number, name: name)
        if search.isShared(number) { stop(index, .ready) }
    }

    private func didAccess(_ address: UnsafeRawPointer, _ value: Int, _ isWrite: Bool, _ index: Int) {
        guard let step = threads[index].access.take() else { return }
        note(step, address, isWrite: isWrite)
        threads[index].history.mix(step.place, value)
        if isWrite { learn(address, index) }
    }

    private func willLock(_ lock: UnsafeRawPointer, _ place: Interleaving.Place, _ index: Int) {
        let number = search.number(of: place)
        let step = Step(thread: index, operation: threads[index].operation, place: number, name: "lock")
        if search.isShared(number) || holders[lock] != nil { stop(index, .locking(lock)) }
        holders[lock] = index
        note(step, lock, isWrite: true)
        threads[index].history.mix(number, 0)
        learn(lock, index)
    }

    private func didUnlock(_ lock: UnsafeRawPointer, _ index: Int) {
        holders[lock] = nil
        histories[lock] = threads[index].history
    }

    private func willWait(_ word: UnsafeRawPointer, _ index: Int) {
        stop(index, .ready)
        guard word.load(as: UInt32.self) == 2 else { return }
        stop(index, .waiting(word))
    }

    private func didWake(_ word: UnsafeRawPointer) {
        for index in threads.indices where threads[index].status == .waiting(word) { threads[index].status = .ready }
    }

    /// The thread reads and writes what earlier writers have left at `address`, and what they wrote before.
    private func learn(_ address: UnsafeRawPointer, _ index: Int) {
        threads[index].history.mix(histories[address] ?? Hash())
        histories[address] = threads[index].history
    }

    private func note(_ step: Step, _ address: UnsafeRawPointer, isWrite: Bool) {
        steps.append(step)
        if isWrite {
            accessors[address, default: Accessors()].writers.insert(step.thread)
        } else {
            accessors[address, default: Accessors()].readers.insert(step.thread)
        }
        if accessors[address]?.conflict == true { search.share(step.place) }
    }

    // MARK: Switching

    /// Stops the thread at a point. Returns when the thread runs again.
    private func stop(_ index: Int, _ status: Status) {
        threads[index].status = status
        // A failed execution stays as it is: its threads never run again.
        guard let next = choose(index) else {
            Worker.ended.signal()
            return workers[index].waitForBaton()
        }
        if next != index {
            workers[next].handBaton()
            workers[index].waitForBaton()
        }
        threads[index].status = .ready
    }

    /// Returns the thread to run next; `nil` if none can run. Then the execution has ended.
    private func choose(_ index: Int) -> Int? {
        if let unstarted = threads.firstIndex(where: { $0.status == .unstarted }) {
            threads[unstarted].status = .ready
            return unstarted
        }
        let runnable = threads.indices.filter(canRun)
        if runnable.isEmpty || steps.count > Self.longestExecution {
            if threads.contains(where: { $0.status != .finished }) {
                failure = runnable.isEmpty ? "deadlock" : "the threads do not end"
            }
            return nil
        }
        if runnable.count == 1 { return runnable[0] }
        let others = runnable.filter { $0 != index }
        let isRunnable = others.count < runnable.count
        return search.choose(isRunnable ? index : nil, others) { self.state }
    }

    private func canRun(_ index: Int) -> Bool {
        switch threads[index].status {
        case .ready: true
        case .locking(let lock): holders[lock] == nil
        case .unstarted, .finished, .waiting: false
        }
    }

    /// Hashes the state of the execution.
    private var state: Hash {
        var hash = Hash()
        for thread in threads {
            hash.mix(thread.history)
            hash.mix(thread.operation, thread.status == .finished ? 1 : 0)
        }
        return hash
    }
}

/// A hash that is the same for the whole process.
struct Hash: Hashable {
    private var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func mix(_ other: Hash) { mix(Int(truncatingIfNeeded: other.value), 1) }

    mutating func mix(_ first: Int, _ second: Int) {
        for word in [first, second] {
            value ^= UInt64(truncatingIfNeeded: word)
            value = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
            value = (value ^ (value >> 29)) &* 0xBF58_476D_1CE4_E5B9
            value ^= value >> 32
        }
    }
}
