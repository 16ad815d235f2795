import CAllocations

/// What something allocates.
struct Cost: Equatable {
    var allocations: Double
    var bytes: Double
}

/// Something whose allocations are counted.
struct Case {
    let name: String
    /// How many allocations are aimed at.
    let goal: Double?
    let cost: Cost

    /// - Parameters:
    ///   - times: How often `body` is run and counted, after a tenth of that to warm up.
    ///   - body: Runs on the calling thread, and so must all that it allocates.
    init(_ name: String, goal: Double? = nil, times: Int, _ body: () -> Void) {
        self.name = name
        self.goal = goal
        for _ in 0..<times / 10 { body() }
        let before = allocation_count()
        for _ in 0..<times { body() }
        let after = allocation_count()
        cost = Cost(
            allocations: Double(after.blocks - before.blocks) / Double(times),
            bytes: Double(after.bytes - before.bytes) / Double(times))
    }

    /// - Parameters:
    ///   - times: How many are held at once, the bytes of which are counted.
    ///   - make: Makes what is to be held. What that holds stays, too.
    init(held name: String, times: Int, _ make: () -> AnyObject) {
        self.name = name
        goal = nil
        var held: [AnyObject] = []
        held.reserveCapacity(times)
        _ = make()
        let before = allocation_count()
        for _ in 0..<times { held.append(make()) }
        let after = allocation_count()
        cost = withExtendedLifetime(held) {
            Cost(
                allocations: Double(after.blocks - before.blocks) / Double(times),
                bytes: Double(after.held - before.held) / Double(times))
        }
    }
}
