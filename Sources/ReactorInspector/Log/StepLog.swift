internal import ReactorKit

/// The timeline: the latest steps, limited in number, and their values, limited in bytes.
struct StepLog {
    /// A reactor of the timeline.
    struct KnownReactor {
        let identity: ReactorIdentity
        var isAlive = true
        var steps = 0
        /// The indices of the steps that brought a state to the subscribers.
        var states: [Int] = []
        /// Whether `transform(state:)` emits states of its own.
        var hasStateEvents = false
        /// The latest event of the reactor, which gives access to the reactor itself.
        var last: ReactorEvent
        /// The running effects: the index of each effect's action, and the time of its start.
        var effects: [UInt64: (action: Int?, seconds: Double)] = [:]

        /// The names of the work that runs or waits in the reactor.
        var namesOfWork: [String] { (last.object as? any Reactor)?.namesOfWork ?? [] }

        /// The reactor whose child this one is, or `nil` if this one has no parent or has ended.
        var parent: ReactorIdentity? { (last.object as? any Reactor)?.parent?.identity }

        /// - Parameter isMutation: Returns whether the step at an index is a mutation.
        mutating func update(_ step: InspectorStep, _ event: ReactorEvent, isMutation: (Int) -> Bool) {
            last = event
            steps += 1
            switch event.kind {
            case .started, .mutation: if !hasStateEvents || states.isEmpty { states.append(step.id) }
            case .state:
                if !hasStateEvents { states.removeAll(where: isMutation) }
                hasStateEvents = true
                states.append(step.id)
            case .effectStarted: effects[event.cause ?? 0] = (step.cause, step.seconds)
            case .effectEnded: effects[event.cause ?? 0] = nil
            case .ended:
                isAlive = false
                effects = [:]
            case .action, .failure: break
            }
        }
    }

    let capacity: Int
    /// The maximum size of all values in bytes, approximately.
    let budget: Int
    private let start: ContinuousClock.Instant

    private(set) var steps: [InspectorStep] = []
    /// The index of the first step in the log, which is the number of dropped steps.
    private(set) var dropped = 0
    /// The number of events that arrived too fast to be logged.
    private(set) var lost = 0
    /// The index of the first step after the latest loss of events.
    private(set) var firstAfterLoss = 0
    /// The index of the first step with values.
    private(set) var firstWithValues = 0
    private var weights: [Int] = []
    private var weight = 0
    private(set) var reactors: [UInt64: KnownReactor] = [:]
    private var indices: [UInt64: Int] = [:]

    init(capacity: Int, budget: Int, from start: ContinuousClock.Instant = .now) {
        (self.capacity, self.budget, self.start) = (capacity, budget, start)
    }

    /// The index of the next step.
    var end: Int { dropped + steps.count }

    /// The step at an index, or `nil` if it was dropped.
    subscript(index: Int) -> InspectorStep? {
        (dropped..<end).contains(index) ? steps[index - dropped] : nil
    }

    // MARK: Adding

    /// - Complexity: O(1) amortised, plus the cost of describing the value.
    mutating func append(_ event: ReactorEvent) {
        let step = InspectorStep(event, id: end, cause: event.cause.flatMap { indices[$0] }, from: start)
        indices[event.number] = step.id
        steps.append(step)
        updateReactor(step, event)
        weights.append(ValueWeight.weight(of: event, changing: step.changes))
        weight += weights[weights.count - 1]
        while weight > budget, firstWithValues < end - 1 { dropFirstValues() }
        if steps.count - capacity >= capacity / 10 { dropSteps(steps.count - capacity) }
    }

    /// Counts events that arrived too fast to be logged, after the last step in the log.
    mutating func countLost(_ count: Int) {
        guard count > 0 else { return }
        lost += count
        firstAfterLoss = end
    }

    /// Updates the reactor's entry in place, because copying its long list of states would be slow.
    private mutating func updateReactor(_ step: InspectorStep, _ event: ReactorEvent) {
        let (steps, dropped) = (steps, dropped)
        reactors[step.reactor.number, default: KnownReactor(identity: step.reactor, last: event)]
            .update(step, event) { index in index >= dropped && steps[index - dropped].kind == .mutation }
    }

    private mutating func dropFirstValues() {
        let index = firstWithValues - dropped
        weight -= weights[index]
        weights[index] = 0
        steps[index].event = nil
        firstWithValues += 1
    }

    private mutating func dropSteps(_ count: Int) {
        for step in steps.prefix(count) { indices[step.number] = nil }
        weight -= weights.prefix(count).reduce(0, +)
        steps.removeFirst(count)
        weights.removeFirst(count)
        dropped += count
        firstWithValues = max(firstWithValues, dropped)
        for number in reactors.keys { reactors[number]?.states.removeAll { $0 < dropped } }
        reactors = reactors.filter { $0.value.isAlive || !$0.value.states.isEmpty }
    }

    // MARK: Reading

    /// Returns the state that a reactor's subscribers have after the step at `index`; `nil` if the log no longer has
    /// that state.
    ///
    /// - Complexity: O(log n).
    func state(of reactor: UInt64, at index: Int) -> (any Sendable)? {
        guard let states = reactors[reactor]?.states, let first = states.first else { return nil }
        let after = states.partitioningIndex { $0 > index }
        guard after > 0 else {
            guard let step = self[first] else { return nil }
            return step.kind == .mutation ? step.stateBefore : step.state
        }
        return self[states[after - 1]]?.state
    }

    /// Returns the module of a reactor's type; `nil` if the reactor has ended.
    func module(of reactor: UInt64) -> String? {
        reactors[reactor]?.last.object.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
    }

    /// Returns the events of a reactor that still have their values, in order. They follow each other without a gap: if
    /// events were lost, only later ones are returned.
    func events(of reactor: UInt64) -> [ReactorEvent] {
        steps.dropFirst(max(0, firstAfterLoss - dropped)).lazy.filter { $0.reactor.number == reactor }
            .compactMap(\.event)
    }
}

extension RandomAccessCollection {
    /// Returns the first index such that its element and all later ones satisfy the predicate.
    ///
    /// - Complexity: O(log n).
    func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isAfter(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
