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
/// Starting and cancelling call user code, so they happen inside a gate and not under a lock. If another thread is
/// inside, this thread enqueues its request.
///
/// Sound: `lines` is touched inside the gate only, and `knownNames` guards itself.
package final class NamedWork: Gated, @unchecked Sendable {
    package enum Work {
        case admit(WorkLifetime)
        case remove(WorkLifetime)
        case cancel(WorkName, then: () -> Void)
    }

    /// The work of one name.
    private final class Line {
        /// The running work, and a number for each that tells the order of arrival.
        private var running: [ObjectIdentifier: (number: Int, work: WorkLifetime)] = [:]
        private var lastNumber = 0
        /// Work that ends while it waits stays here until its turn.
        private var waiting = Queue<WorkLifetime>()

        var isEmpty: Bool { running.isEmpty && waiting.isEmpty }

        /// All work, in the order of its arrival.
        func removeAll() -> [WorkLifetime] {
            var all = running.values.sorted { $0.number < $1.number }.map(\.work)
            running = [:]
            while let work = waiting.popFirst() { all.append(work) }
            return all
        }

        func remove(_ work: WorkLifetime) { running[ObjectIdentifier(work)] = nil }

        func enqueue(_ work: WorkLifetime) { waiting.append(work) }

        func start(_ work: WorkLifetime) {
            lastNumber += 1
            running[ObjectIdentifier(work)] = (lastNumber, work)
            work.start()
        }

        /// Starts the waiting work that may run now.
        func startNext() {
            while let next = waiting.first, case .concurrent(let max) = next.rule, running.count < max {
                _ = waiting.popFirst()
                if next.isAlive { start(next) }
            }
        }
    }

    private let gate = Gate()
    @exclusivity(unchecked) private var lines: [WorkName: Line] = [:]
    /// A copy of the keys of ``lines``, for other threads.
    private let knownNames = Guarded<Set<WorkName>>([])

    init() {}

    /// The names of the work that runs or waits.
    package var names: [String] { knownNames.withLock { $0 }.map(\.description) }

    /// Cancels all work of a name, including waiting work, and then calls `completion`.
    package func cancel(_ name: WorkName, then completion: @escaping () -> Void) {
        gate.performSerially(self, .cancel(name, then: completion))
    }

    func admit(_ work: WorkLifetime) { gate.performSerially(self, .admit(work)) }

    func remove(_ work: WorkLifetime) { gate.performSerially(self, .remove(work)) }

    package func perform(_ work: Work) {
        switch work {
        case .admit(let work): performAdmission(of: work)
        case .remove(let work):
            guard let line = lines[work.name] else { return }
            line.remove(work)
            line.startNext()
            removeIfEmpty(line, work.name)
        case .cancel(let name, let completion):
            if let line = lines[name] {
                cancelAll(line)
                removeIfEmpty(line, name)
            }
            completion()
        }
    }

    private func performAdmission(of work: WorkLifetime) {
        guard work.isAlive else { return }
        let line = line(work.name)
        switch work.rule {
        case .latest:
            cancelAll(line)
            line.start(work)
        case .first:
            if line.isEmpty { line.start(work) } else { work.cancel() }
        case .concurrent:
            line.enqueue(work)
            line.startNext()
        }
    }

    private func cancelAll(_ line: Line) {
        for work in line.removeAll() { work.cancel() }
    }

    private func line(_ name: WorkName) -> Line {
        if let line = lines[name] { return line }
        let fresh = Line()
        lines[name] = fresh
        knownNames.withLock { _ = $0.insert(name) }
        return fresh
    }

    private func removeIfEmpty(_ line: Line, _ name: WorkName) {
        guard line.isEmpty else { return }
        lines[name] = nil
        let removed = knownNames.withLock { $0.remove(name) }
        withExtendedLifetime(removed) {}
    }
}
