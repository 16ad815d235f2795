/// A small program of a few threads, and the law that each of its interleavings has to keep.
struct Scenario {
    let name: String
    /// How often a thread may be preempted in the interleavings to try, one search for each. `nil` tries all of them.
    var bounds: [Int?] = [0, 1, 2]
    /// Whether a lock is taken and released in the steps of its own algorithm. Otherwise that is one step.
    var opensLocks = false
    /// Whether the search tries each switch at each point. Otherwise it continues each state once, and does not switch
    /// at an object that only one thread changes. This makes a search with no bound a thousand times longer.
    var isExhaustive = false
    /// The search fails if it takes more executions.
    var limit = 1_000_000
    /// Makes the objects of one execution anew. Called on the thread of the test.
    let make: () -> Trial
}

/// One execution of a scenario.
struct Trial {
    typealias Operation = () -> Void

    /// The operations of each thread.
    let threads: [[Operation]]
    /// Called when all threads have ended. Returns what is wrong; `nil` if nothing is.
    let violation: () -> String?
}
