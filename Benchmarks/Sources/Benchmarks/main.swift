import Foundation

/// What a case's name must contain to be run; all are when nothing is given.
let wanted = CommandLine.arguments.dropFirst().first

/// Prints nanoseconds an event for both sides and their ratio. Ratios are what counts: the absolute figures are this
/// machine's, this minute's.
func report(_ title: String, _ cases: [Case]) {
    print(title)
    for benchmark in cases where wanted.map(benchmark.name.contains) ?? true {
        let result = measure(benchmark)
        print(
            String(
                format: "  %@ %8.1f ns %8.1f ns %6.2f×", result.name.padding(toLength: 46, withPad: " ", startingAt: 0),
                result.streams, result.byHand, result.ratio))
    }
}

print("case".padding(toLength: 48, withPad: " ", startingAt: 0) + "    streams     by hand   ratio")
report("events", pumpCases)
report("subscriptions", createCases)
report("reactors", reactorCases)
