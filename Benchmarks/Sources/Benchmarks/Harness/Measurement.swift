/// The result of a case. Costs are in nanoseconds per event, or per unit of the case's family.
struct Measurement: Codable {
    let name: String
    let streams: Median
    let byHand: Median
    let toolchain: Median?
    /// The streams' cost divided by the hand-written cost, in each round. Other load on the machine affects both sides
    /// of a round.
    let ratio: Median
    let goal: Double?

    var holds: Bool? { goal.map { ratio.value <= $0 } }
}

extension Case {
    /// Measures all sides alternately, after one round to warm up.
    func measure(rounds: Int) -> Measurement {
        let sides = prepare()
        var (streams, byHand, toolchain): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0...rounds {
            let (streamsTime, sum) = time(sides.streams, of: count, by: clock)
            let (handTime, handSum) = time(sides.byHand, of: count, by: clock)
            check(sum, handSum, "the hand-written side")
            let toolchainTime = sides.toolchain.map { side in
                let (toolchainTime, toolchainSum) = time(side, of: count, by: clock)
                check(sum, toolchainSum, "the toolchain's side")
                return toolchainTime
            }
            guard handTime > 0.2 else { fatalError("'\(name)': the compiler removed the hand-written side") }
            guard round > 0 else { continue }
            streams.append(streamsTime)
            byHand.append(handTime)
            if let toolchainTime { toolchain.append(toolchainTime) }
        }
        return Measurement(
            name: name, streams: Median(streams), byHand: Median(byHand),
            toolchain: toolchain.isEmpty ? nil : Median(toolchain),
            ratio: Median(zip(streams, byHand).map { $0 / $1 }), goal: goal)
    }

    private func check(_ sum: Int, _ other: Int, _ side: String) {
        guard sum != other else { return }
        fatalError("'\(name)': streams returned \(sum), but \(side) returned \(other)")
    }
}

/// Runs `side`, which handles `count` units. Returns the nanoseconds per unit, and the sum of the results.
private func time(_ side: Side, of count: Int, by clock: Clock) -> (nanoseconds: Double, sum: Int) {
    let start = clock.now
    let sum = side()
    return ((clock.now - start) / Double(count), sum)
}
