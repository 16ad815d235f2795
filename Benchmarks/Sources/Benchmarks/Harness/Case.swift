/// Performs all events (subscriptions, reactors) of one run, and returns the sum of the results.
///
/// All sides of a case must return the same sum. This shows that each side did the work, and that the compiler did not
/// remove it.
typealias Side = () -> Int

/// The same work in several ways: with streams, written by hand and, if the toolchain has a counterpart, with that.
struct Sides {
    let streams: Side
    let byHand: Side
    var toolchain: Side?
}

/// Work to measure.
struct Case: Sendable {
    let name: String
    /// The number of events, subscriptions or reactors in one run.
    let count: Int
    /// The most that streams may cost, as a multiple of the cost of the hand-written side.
    let goal: Double?
    let clock: Clock
    /// Sets up the sides, just before the case is measured.
    let prepare: @Sendable () -> Sides

    init(
        _ name: String, count: Int, goal: Double? = nil, clock: Clock = .processor,
        prepare: @escaping @Sendable () -> Sides
    ) {
        self.name = name
        self.count = count
        self.goal = goal
        self.clock = clock
        self.prepare = prepare
    }
}

/// Cases of one kind.
struct Family: Sendable {
    let name: String
    /// The unit of the costs, such as an event or a subscription.
    let unit: String
    /// The upper limit for the geometric mean of the ratios.
    var goal: Double?
    let cases: [Case]
}
