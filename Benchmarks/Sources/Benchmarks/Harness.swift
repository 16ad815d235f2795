/// Something measured twice: with streams, and written by hand.
struct Case: Sendable {
    let name: String
    /// How many events, or subscriptions, one run stands for.
    let count: Int
    let streams: @Sendable () -> Void
    let byHand: @Sendable () -> Void
}

/// What a case came to, in nanoseconds an event.
struct Measurement {
    let name: String
    let streams: Double
    let byHand: Double

    var ratio: Double { streams / byHand }
}

/// Measures both sides by turns, so that what else the machine does falls on both, and takes medians.
func measure(_ benchmark: Case, rounds: Int = 11) -> Measurement {
    let clock = ContinuousClock()
    func time(_ body: () -> Void) -> Double {
        let (seconds, attoseconds) = clock.measure(body).components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(benchmark.count)
    }
    var streams: [Double] = []
    var byHand: [Double] = []
    for _ in 0..<rounds {
        streams.append(time(benchmark.streams))
        byHand.append(time(benchmark.byHand))
    }
    return Measurement(name: benchmark.name, streams: median(streams), byHand: median(byHand))
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Keeps a result from being optimised away.
@inline(never)
func consume<Value>(_ value: Value) {}
