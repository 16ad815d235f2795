import RxSupport

/// Tries the interleavings of a scenario, depth first. Each execution begins anew and repeats the choices of the path
/// to its first new choice.
final class Search {
    struct Result {
        var executions = 0
        var states = 0
        var failure: Failure?

        func failing(_ violation: String, _ choices: String = "", _ schedule: [String] = []) -> Result {
            var result = self
            result.failure = Failure(violation: violation, choices: choices, schedule: schedule)
            return result
        }
    }

    struct Failure {
        let violation: String
        /// Repeats the execution: the number of the thread that ran after each point, and the places with points.
        let choices: String
        let schedule: [String]
    }

    private struct Choice {
        let candidates: [Int]
        var index = 0

        var chosen: Int { candidates[index] }
    }

    private let scenario: Scenario
    private let bound: Int?

    /// The choices of an earlier execution, which is repeated. Then there is no search.
    private var repeated: [Int] = []
    private let isRepetition: Bool

    // The path.
    private var path: [Choice] = []
    private var depth = 0
    private var preemptionsLeft = 0
    /// Whether the execution has reached a state from which all has been tried.
    private var isKnown = false
    /// The states from which all is tried, with the preemptions that were left.
    private var known: [Hash: Int] = [:]

    // The places: the declarations of atomic values and locks.
    private var numbers: [UInt: Int] = [:]
    private var names: [String] = []
    /// The places at which a switch makes a difference: two threads have accessed one object, and one of them wrote.
    private var shared: Set<Int> = []
    private var hasNewShared = false

    init(_ scenario: Scenario, bound: Int?) {
        self.scenario = scenario
        self.bound = bound
        isRepetition = false
    }

    /// Repeats the execution with these choices, which a failure has printed.
    init(_ scenario: Scenario, repeating choices: String) {
        self.scenario = scenario
        (bound, isRepetition) = (nil, true)
        let parts = choices.split(separator: " ")
        repeated = parts.first?.split(separator: ",").compactMap { Int($0) } ?? []
        names = parts.dropFirst().map(String.init)
        shared = Set(names.indices)
    }

    func run() -> Result {
        let limit = scenario.limit
        var result = Result()
        repeat {
            let execution = runOnce()
            result.executions += 1
            if result.executions > limit { return result.failing("more than \(limit) executions") }
            guard let violation = execution.violation else { continue }
            return result.failing(violation, choices, schedule(execution.steps))
        } while !isRepetition && advance()
        result.states = known.count
        return result
    }

    private func runOnce() -> (violation: String?, steps: [Execution.Step]) {
        (depth, isKnown, preemptionsLeft) = (0, false, bound ?? .max)
        let execution = Execution(scenario.make(), self, opensLocks: scenario.opensLocks)
        return (execution.run(), execution.steps)
    }

    /// Moves to the next path. Returns whether there is one.
    private func advance() -> Bool {
        if hasNewShared {
            // The executions so far had too few points.
            hasNewShared = false
            path = []
            known = [:]
            return true
        }
        while let last = path.indices.last {
            path[last].index += 1
            if path[last].index < path[last].candidates.count { return true }
            path.removeLast()
        }
        return false
    }

    private var choices: String {
        let chosen = isRepetition ? repeated : path.map(\.chosen)
        let places = shared.map { names[$0] }.sorted()
        return chosen.map(String.init).joined(separator: ",") + " " + places.joined(separator: " ")
    }

    // MARK: On a worker

    /// Chooses the next thread.
    ///
    /// - Parameters:
    ///   - current: The thread that has reached a point; `nil` if it cannot go on.
    ///   - others: The other threads that can run.
    ///   - state: Hashes the state of the execution.
    func choose(_ current: Int?, _ others: [Int], _ state: () -> Hash) -> Int {
        var candidates = others
        if let current { candidates = preemptionsLeft == 0 ? [current] : [current] + others }
        let chosen = candidates.count == 1 ? candidates[0] : next(candidates, current, state)
        if let current, chosen != current, bound != nil { preemptionsLeft -= 1 }
        return chosen
    }

    private func next(_ candidates: [Int], _ current: Int?, _ state: () -> Hash) -> Int {
        if isRepetition {
            defer { depth += 1 }
            return depth < repeated.count ? repeated[depth] : candidates[0]
        }
        if depth < path.count {
            defer { depth += 1 }
            guard path[depth].candidates == candidates else { fatalError("\(scenario.name) is not deterministic") }
            return path[depth].chosen
        }
        if isKnown || (!scenario.isExhaustive && isKnown(state(), current)) {
            isKnown = true
            return candidates[0]
        }
        path.append(Choice(candidates: candidates))
        depth += 1
        return candidates[0]
    }

    /// Whether all has been tried from this state, with at least as many preemptions left. If not, it is from now on.
    private func isKnown(_ state: Hash, _ current: Int?) -> Bool {
        var state = state
        // Without a bound it does not matter which thread was running.
        if bound != nil { state.mix(current ?? -1, 0) }
        if let left = known[state], left >= preemptionsLeft { return true }
        known[state] = preemptionsLeft
        return false
    }

    // MARK: Places

    func number(of place: Interleaving.Place) -> Int {
        let key = UInt(bitPattern: place.file.utf8Start) &* 4099 &+ place.line
        if let number = numbers[key] { return number }
        let name = "\(place.file):\(place.line)".split(separator: "/").last.map(String.init) ?? ""
        let number = names.firstIndex(of: name) ?? names.count
        if number == names.count { names.append(name) }
        numbers[key] = number
        return number
    }

    func isLock(_ number: Int) -> Bool { names[number].hasPrefix("Lock.swift:") }

    func isShared(_ number: Int) -> Bool { scenario.isExhaustive || shared.contains(number) }

    func share(_ number: Int) {
        if !scenario.isExhaustive, shared.insert(number).inserted { hasNewShared = true }
    }

    /// Returns the steps, at most 20 lines: a line for each stretch in which a thread was not interrupted.
    private func schedule(_ steps: [Execution.Step]) -> [String] {
        var lines: [String] = []
        var last: (thread: Int, operation: Int)?
        for step in steps {
            let text = "\(names[step.place]) \(step.name)"
            if last?.thread == step.thread, last?.operation == step.operation {
                lines[lines.count - 1] += ", \(text)"
            } else {
                lines.append("thread \(step.thread), operation \(step.operation): \(text)")
            }
            last = (step.thread, step.operation)
        }
        let short = lines.map { $0.count <= 400 ? $0 : $0.prefix(200) + " … " + $0.suffix(200) }
        return short.count <= 20 ? short : ["…"] + short.suffix(19)
    }
}
