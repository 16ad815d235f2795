internal import Rx
internal import RxSupport

/// The work of a session that waits until the exploration chooses it: jobs of tasks, work and timers of schedulers,
/// sleeps of the clock, and requests.
///
/// It also keeps the virtual time, which passes when a timer or a sleep is chosen.
final class PendingWork: WorkController {
    /// Identifies a piece of work in all sessions that share the steps before it.
    struct Key: Hashable, Sendable {
        /// The number of the step that added the work.
        let step: Int
        /// What the work is.
        let label: String
        /// How many pieces of that label the step had added before.
        let ordinal: Int
    }

    /// A piece of work.
    struct Item: Sendable {
        enum Kind: Sendable {
            case job
            case queued(ControlledWork.Queue)
            case timer(due: Double, ControlledWork.Queue, period: Double?)
            case sleep(due: Double)
            case answer(canFail: Bool)
        }

        let key: Key
        let number: Int
        let kind: Kind
        /// Whether this is a request that is never answered.
        var isSilent = false
        /// How often the periodic timer has fired.
        var ticks = 0
        let run: @Sendable (Answer) -> Void

        var label: String { key.label }

        var isJob: Bool { if case .job = kind { true } else { false } }
        var isAnswer: Bool { if case .answer = kind { true } else { false } }

        var canFail: Bool { if case .answer(canFail: true) = kind { true } else { false } }

        /// Whether a task or a single waits for the work.
        var isRequest: Bool {
            switch kind {
            case .answer, .sleep: true
            case .job, .queued, .timer: false
            }
        }

        /// Whether the session is at rest although this is pending: a request that is never answered, or a periodic
        /// timer that has fired 32 times.
        var isIgnoredAtRest: Bool { isSilent || ticks >= Self.maxTicks }

        private static let maxTicks = 32
    }

    private struct Contents {
        var items: [Item] = []
        var seconds = 0.0
        var step = 0
        /// How many pieces the step has added, by their labels.
        var ordinals: [String: Int] = [:]
        var number = 0
        /// The queue of the work that runs.
        var queue = ControlledWork.Queue.main
        var isClosed = false

        mutating func nextKey(_ label: String) -> Key {
            defer { ordinals[label, default: 0] += 1 }
            return Key(step: step, label: label, ordinal: ordinals[label, default: 0])
        }
    }

    private let contents = Guarded(Contents())

    // MARK: Adding

    var seconds: Double { contents.withLock { $0.seconds } }

    var isOnMainQueue: Bool { contents.withLock { $0.queue == .main } }

    /// Begins a step. The work that is added from now on has its number.
    func begin(step: Int) {
        contents.withLock { ($0.step, $0.ordinals) = (step, [:]) }
    }

    /// Adds a job of a task. Returns false if the session has ended.
    func add(_ job: UnownedJob) -> Bool {
        add("a task", .job) { _ in JobExecutor.shared.run(job) } != nil
    }

    func add(_ work: ControlledWork) -> Int {
        guard let delay = work.delay else {
            return add("work on \(work.name)", .queued(work.queue)) { _ in work.body() } ?? runAtOnce(work)
        }
        guard delay.isFinite else { return 0 }
        return addTimer(work, after: max(0, delay)) ?? 0
    }

    /// Adds a request that waits for its answer.
    ///
    /// - Returns: The number of the work, or `nil` if the session has ended.
    func addAnswer(
        to request: String, canFail: Bool, _ receive: @escaping @Sendable (Answer) -> Void
    ) -> Int? {
        add("the answer to \(request)", .answer(canFail: canFail), receive)
    }

    /// Adds a sleep of the clock.
    func addSleep(until due: Double, _ wake: @escaping @Sendable (Answer) -> Void) -> Int? {
        add("the end of a sleep", .sleep(due: due), wake)
    }

    private func addTimer(_ work: ControlledWork, after delay: Double) -> Int? {
        let due = seconds + delay
        return add("a timer on \(work.name)", .timer(due: due, work.queue, period: work.period)) { _ in work.body() }
    }

    private func add(_ label: String, _ kind: Item.Kind, _ run: @escaping @Sendable (Answer) -> Void) -> Int? {
        contents.withLock { contents in
            guard !contents.isClosed else { return nil }
            contents.number += 1
            let key = contents.nextKey(label)
            contents.items.append(Item(key: key, number: contents.number, kind: kind, run: run))
            return contents.number
        }
    }

    /// Runs work that is scheduled after the end of the session.
    private func runAtOnce(_ work: ControlledWork) -> Int {
        work.body()
        return 0
    }

    func remove(_ number: Int) {
        _ = removeItem { $0.number == number }
    }

    // MARK: Choosing

    /// The work that may run next, the oldest first.
    ///
    /// A serial queue offers its first piece only. A timer or a sleep is offered if no other is due before it, and a
    /// timer only if no work waits on its serial queue.
    var choices: [Item] {
        contents.withLock { contents in
            var queues: Set<ControlledWork.Queue> = []
            let nextDue = contents.items.compactMap(\.due).min()
            for case .queued(let queue) in contents.items.map(\.kind) where queue != .concurrent {
                queues.insert(queue)
            }
            var offered: Set<ControlledWork.Queue> = []
            return contents.items.filter { item in
                switch item.kind {
                case .job: return true
                case .answer: return !item.isSilent
                case .sleep(let due): return due == nextDue
                case .queued(let queue): return queue == .concurrent || offered.insert(queue).inserted
                case .timer(let due, let queue, _):
                    return due == nextDue && !queues.contains(queue)
                        && (queue == .concurrent || offered.insert(queue).inserted)
                }
            }
        }
    }

    /// The work with this key, if it may run next; otherwise the oldest of the same label. If a step was left
    /// out, another step may add the same work, with another key.
    func choice(for key: Key) -> Item? {
        let choices = choices
        return choices.first { $0.key == key } ?? choices.first { $0.label == key.label }
    }

    /// All work that waits.
    var items: [Item] { contents.withLock { $0.items } }

    /// The number of pieces that were added so far.
    var addedCount: Int { contents.withLock { $0.number } }

    /// Whether nothing waits except periodic timers that have fired 32 times, and requests that are never answered.
    var isAtRest: Bool { contents.withLock { $0.items.allSatisfy(\.isIgnoredAtRest) } }

    /// Runs a piece of work, with this answer if it is a request.
    func run(_ item: Item, _ answer: Answer) {
        if answer == .never { return silence(item) }
        guard removeItem(where: { $0.number == item.number }) != nil else { return }
        let queue: ControlledWork.Queue =
            switch item.kind {
            case .job, .answer, .sleep: .concurrent
            case .queued(let queue), .timer(_, let queue, _): queue
            }
        contents.withLock { contents in
            contents.queue = queue
            if let due = item.due { contents.seconds = max(contents.seconds, due) }
        }
        if case .timer(let due, let queue, let period?) = item.kind {
            // The handler may dispose of the timer, whose number stays the same.
            repeatTimer(item, due: due + period, queue, period)
        }
        WorkControl.run(under: self) { item.run(answer) }
        contents.withLock { $0.queue = .main }
    }

    /// Runs all jobs of tasks, the oldest first, until none is left.
    ///
    /// - Parameter limit: The maximum number of jobs. A task that always enqueues another job cannot hang the session.
    func runJobs(limit: Int = 10_000) {
        for _ in 0..<limit {
            guard let job = contents.withLock({ $0.items.first(where: \.isJob) }) else { return }
            run(job, .value)
        }
    }

    private func repeatTimer(_ item: Item, due: Double, _ queue: ControlledWork.Queue, _ period: Double) {
        contents.withLock { contents in
            guard !contents.isClosed else { return }
            let key = contents.nextKey(item.label)
            contents.items.append(
                Item(
                    key: key, number: item.number, kind: .timer(due: due, queue, period: period), ticks: item.ticks + 1,
                    run: item.run))
        }
    }

    private func silence(_ item: Item) {
        contents.withLock { contents in
            guard let index = contents.items.firstIndex(where: { $0.number == item.number }) else { return }
            contents.items[index].isSilent = true
        }
    }

    /// Cancels the request with this number.
    func cancel(_ number: Int) { removeItem { $0.number == number }?.run(.cancelled) }

    // MARK: Ending

    /// Ends the session: cancels all requests, runs the jobs that are left, and drops timers and scheduled work.
    func close() {
        for item in items where item.isRequest { cancel(item.number) }
        runJobs()
        let dropped = contents.withLock { contents in
            contents.isClosed = true
            defer { contents.items = [] }
            return contents.items
        }
        // Jobs that the limit has left over must run, because their tasks would leak.
        for item in dropped where item.isJob { item.run(.value) }
    }

    private func removeItem(where isWanted: (Item) -> Bool) -> Item? {
        contents.withLock { contents in
            contents.items.firstIndex(where: isWanted).map { contents.items.remove(at: $0) }
        }
    }
}

extension ControlledWork {
    /// The name of the queue for a reader.
    fileprivate var name: String { queue == .main ? "the main queue" : label }
}

extension PendingWork.Item {
    /// When the timer or the sleep is due, in seconds of virtual time.
    var due: Double? {
        switch kind {
        case .timer(let due, _, _), .sleep(let due): due
        case .job, .queued, .answer: nil
        }
    }
}
