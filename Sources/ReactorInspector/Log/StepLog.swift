internal import ReactorKit

/// The timeline: the last steps, bounded in number, and their values, bounded in bytes.
struct StepLog {
    /// A reactor of the timeline.
    struct KnownReactor {
        let identity: ReactorIdentity
        var isAlive = true
        var steps = 0
        /// The places of the steps that have a state which subscribers got.
        var states: [Int] = []
        /// Whether `transform(state:)` emits states of its own.
        var hasStateEvents = false
        /// What was told of the reactor last, which leads to the reactor itself.
        var last: ReactorEvent
        /// The places of the actions whose effects run, with when they began.
        var effects: [UInt64: (action: Int?, seconds: Double)] = [:]

        /// - Parameter isMutation: Whether the step at a place is a mutation.
        mutating func note(_ step: InspectorStep, _ event: ReactorEvent, isMutation: (Int) -> Bool) {
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
    /// How many bytes of values are kept, about.
    let budget: Int
    private let start: ContinuousClock.Instant

    private(set) var steps: [InspectorStep] = []
    /// The place of the first step that is kept: how many were dropped.
    private(set) var dropped = 0
    /// How many events came too fast to be kept.
    private(set) var lost = 0
    /// The place of the first step that has its values.
    private(set) var firstWithValues = 0
    private var weights: [Int] = []
    private var weight = 0
    private(set) var reactors: [UInt64: KnownReactor] = [:]
    private var places: [UInt64: Int] = [:]

    init(capacity: Int, budget: Int, from start: ContinuousClock.Instant = .now) {
        (self.capacity, self.budget, self.start) = (capacity, budget, start)
    }

    /// The place that the next step gets.
    var end: Int { dropped + steps.count }

    /// The step at a place, if it is kept.
    subscript(place: Int) -> InspectorStep? {
        (dropped..<end).contains(place) ? steps[place - dropped] : nil
    }

    // MARK: Adding

    /// - Complexity: O(1) amortised, but for what describing the value takes.
    mutating func append(_ event: ReactorEvent) {
        let step = InspectorStep(event, id: end, cause: event.cause.flatMap { places[$0] }, from: start)
        places[event.number] = step.id
        steps.append(step)
        note(step, event)
        weights.append(ValueWeight.of(event, changing: step.changes))
        weight += weights[weights.count - 1]
        while weight > budget, firstWithValues < end - 1 { dropFirstValues() }
        if steps.count >= capacity + capacity / 10 { dropSteps(steps.count - capacity) }
    }

    /// Counts events that came too fast to be kept.
    mutating func lose(_ count: Int) { lost += count }

    /// Changes what is known in its place: the list of states is long, and would be copied.
    private mutating func note(_ step: InspectorStep, _ event: ReactorEvent) {
        let (steps, dropped) = (steps, dropped)
        reactors[step.reactor.number, default: KnownReactor(identity: step.reactor, last: event)]
            .note(step, event) { place in place >= dropped && steps[place - dropped].kind == .mutation }
    }

    private mutating func dropFirstValues() {
        let index = firstWithValues - dropped
        weight -= weights[index]
        weights[index] = 0
        steps[index].event = nil
        firstWithValues += 1
    }

    private mutating func dropSteps(_ count: Int) {
        for step in steps.prefix(count) { places[step.number] = nil }
        weight -= weights.prefix(count).reduce(0, +)
        steps.removeFirst(count)
        weights.removeFirst(count)
        dropped += count
        firstWithValues = max(firstWithValues, dropped)
        for number in reactors.keys { reactors[number]?.states.removeAll { $0 < dropped } }
        reactors = reactors.filter { $0.value.isAlive || !$0.value.states.isEmpty }
    }

    // MARK: Asking

    /// The state that the subscribers of a reactor had after the step at `place`; `nil` where its values were dropped.
    ///
    /// - Complexity: O(log n).
    func state(of reactor: UInt64, at place: Int) -> (any Sendable)? {
        guard let states = reactors[reactor]?.states, let first = states.first else { return nil }
        let after = states.partitioningIndex { $0 > place }
        guard after > 0 else {
            guard let step = self[first] else { return nil }
            return step.kind == .mutation ? step.stateBefore : step.state
        }
        return self[states[after - 1]]?.state
    }

    /// The module of a reactor's type.
    func module(of reactor: UInt64) -> String? {
        reactors[reactor]?.last.object.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
    }

    /// The events of a reactor whose values are kept, in order.
    func events(of reactor: UInt64) -> [ReactorEvent] {
        steps.lazy.filter { $0.reactor.number == reactor }.compactMap(\.event)
    }
}

extension RandomAccessCollection {
    /// The first index whose element and all after it are so.
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
