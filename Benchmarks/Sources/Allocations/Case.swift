import CAllocations

/// The number of allocations, and their size.
struct Cost: Equatable {
    var allocations: Double
    var bytes: Double
}

/// Work whose allocations are counted.
struct Case {
    let name: String
    /// The number of allocations to aim at.
    let goal: Double?
    let cost: Cost

    /// Counts the allocations of `body`.
    ///
    /// - Parameters:
    ///   - times: How often `body` runs and is counted. Before that, it runs a tenth as often to warm up.
    ///   - body: The work. All its allocations must be on the calling thread.
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

    /// Counts the allocations and the bytes of objects that are held.
    ///
    /// - Parameters:
    ///   - times: How many objects are held at once.
    ///   - make: Makes an object to hold. The objects that it retains count, too.
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
