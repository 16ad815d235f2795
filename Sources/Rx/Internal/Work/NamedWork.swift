internal import RxSupport

/// The name of work: a value with its type.
package struct WorkName: Hashable, Sendable, CustomStringConvertible {
    private let type: ObjectIdentifier
    private let value: any Hashable & Sendable

    package init<ID: Hashable & Sendable>(_ id: ID) {
        type = ObjectIdentifier(ID.self)
        value = id
    }

    package static func == (first: WorkName, second: WorkName) -> Bool {
        first.type == second.type && AnyHashable(first.value) == AnyHashable(second.value)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        value.hash(into: &hasher)
    }

    package var description: String { "\(value)" }
}

/// What happens if work is started under a name that other work has.
package enum WorkRule: Hashable, Sendable {
    /// The new work cancels the other work.
    case latest
    /// The new work completes without being started.
    case first
    /// The new work waits while `max` others run.
    case concurrent(max: Int)
}

/// The named work of a reactor.
///
/// Starting and cancelling call user code, so they happen inside a gate and not under a lock. A thread that finds the
/// gate taken, even by itself, enqueues its request.
///
/// Sound: `lines` is accessed only inside the gate, and `knownNames` guards itself.
package final class NamedWork: Gated, @unchecked Sendable {
    package enum Work {
        case admit(WorkLifetime)
        case remove(WorkLifetime)
        case cancel(WorkName, then: () -> Void)
    }

    /// The work of one name.
    private final class Line {
        /// The running work, and a number for each that tells the order of arrival. Work that ends stays here until it
        /// has released its resources, so that its successor does not overlap with it.
        private var running: [ObjectIdentifier: (number: Int, work: WorkLifetime)] = [:]
        private var lastNumber = 0
        /// Work that ends while it waits stays here until its turn.
        private var waiting = Queue<WorkLifetime>()

        var isEmpty: Bool { running.isEmpty && waiting.isEmpty }

        /// Whether work waits, or work runs that has not ended. Waiting work counts even if it has ended.
        var isBusy: Bool { !waiting.isEmpty || running.values.contains { $0.work.isAlive } }

        func remove(_ work: WorkLifetime) { running[ObjectIdentifier(work)] = nil }

        func enqueue(_ work: WorkLifetime) { waiting.append(work) }

        /// Cancels all work, in the order of its arrival.
        func cancelAll() {
            var all = running.values.sorted { $0.number < $1.number }.map(\.work)
            while let work = waiting.popFirst() { all.append(work) }
            for work in all { work.cancel() }
        }

        /// Starts the waiting work that may run now.
        func startNext() {
            while let next = waiting.first, mayRun(next) {
                _ = waiting.popFirst()
                if next.isAlive { start(next) }
            }
        }

        private func mayRun(_ work: WorkLifetime) -> Bool {
            switch work.rule {
            case .latest, .first: running.isEmpty
            case .concurrent(let max): running.count < max
            }
        }

        private func start(_ work: WorkLifetime) {
            lastNumber += 1
            running[ObjectIdentifier(work)] = (lastNumber, work)
            work.start()
        }
    }

    private let gate = Gate()
    @exclusivity(unchecked) private var lines: [WorkName: Line] = [:]
    /// The keys of ``lines``, for other threads. They are found by their line, because the `==` of a name is user code.
    private let knownNames = Guarded<[ObjectIdentifier: WorkName]>([:])

    init() {}

    /// The names of the work that runs or waits.
    package var names: [String] { knownNames.withLock { $0 }.values.map(\.description) }

    /// Cancels all work of a name, including waiting work, and then calls `completion`.
    package func cancel(_ name: WorkName, then completion: @escaping () -> Void) {
        gate.performSerially(self, .cancel(name, then: completion))
    }

    func admit(_ work: WorkLifetime) { gate.performSerially(self, .admit(work)) }

    func remove(_ work: WorkLifetime) { gate.performSerially(self, .remove(work)) }

    package func perform(_ work: Work) {
        switch work {
        case .admit(let work):
            if work.isAlive { admit(work, to: line(work.name)) }
            removeLineIfEmpty(work.name)
        case .remove(let work):
            lines[work.name]?.remove(work)
            lines[work.name]?.startNext()
            removeLineIfEmpty(work.name)
        case .cancel(let name, let completion):
            lines[name]?.cancelAll()
            completion()
        }
    }

    private func admit(_ work: WorkLifetime, to line: Line) {
        switch work.rule {
        case .latest: line.cancelAll()
        case .first where line.isBusy: return work.cancel()
        case .first, .concurrent: break
        }
        line.enqueue(work)
        line.startNext()
    }

    private func line(_ name: WorkName) -> Line {
        if let line = lines[name] { return line }
        let fresh = Line()
        lines[name] = fresh
        knownNames.withLock { $0[ObjectIdentifier(fresh)] = name }
        return fresh
    }

    private func removeLineIfEmpty(_ name: WorkName) {
        guard let line = lines[name], line.isEmpty else { return }
        lines[name] = nil
        let removed = knownNames.withLock { $0.removeValue(forKey: ObjectIdentifier(line)) }
        withExtendedLifetime(removed) {}
    }
}
