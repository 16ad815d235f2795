/// Performs all events (subscriptions, reactors) of one run, and returns a sum over what came out.
///
/// All sides of a case must return the same: that shows that each did the work, and that no compiler left it out.
typealias Side = () -> Int

/// Something done with streams, written by hand and, where the toolchain has something for it, with that.
struct Sides {
    let streams: Side
    let byHand: Side
    var toolchain: Side?
}

/// Something that is measured.
struct Case: Sendable {
    let name: String
    /// How many events, subscriptions or reactors one run stands for.
    let count: Int
    /// The most that streams may cost, as a multiple of what is written by hand.
    let goal: Double?
    let clock: Clock
    /// Sets up what is needed; called when the case's turn comes.
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
    /// What a cost is counted for: an event, a subscription.
    let unit: String
    /// The most that the geometric mean of the ratios may be.
    var goal: Double?
    let cases: [Case]
}
