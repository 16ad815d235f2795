import Rx

/// Expected and actual events that differ.
struct MarbleComparison<Element: Equatable> {
    typealias Events = [Recorded<Event<Element>>]

    let expected: Events
    let actual: Events
    /// The diagram of the expected events.
    let expectedDiagram: MarbleDiagram
    let values: MarbleValues<Element>

    /// How many ticks of the actual events are shown after the difference or the end of the expected diagram, whichever
    /// is later.
    private static var overhang: Int { 20 }

    func mismatch(at location: String, error: any Error) -> MarbleMismatch {
        let tick = firstDifference
        let limit = max(expectedDiagram.ticks.count, tick + 1) + Self.overhang
        let shown = actual.filter { $0.time < limit }
        var values = self.values
        var diagram = MarbleDiagram(shown, values: &values, like: expectedDiagram)
        if let end = expectedDiagram.firstTick(of: .unsubscription) {
            diagram.ticks += Array(repeating: [], count: max(0, end + 1 - diagram.ticks.count))
            diagram.ticks[end].append(.unsubscription)
        }
        return MarbleMismatch(
            "The sequence differs from its diagram", location: location, expected: expectedDiagram, actual: diagram,
            tick: tick,
            isCut: shown.count < actual.count, notes: notes(of: diagram, values, error))
    }

    private var firstDifference: TestTime {
        let pair = zip(expected, actual).first { $0 != $1 }
        if let (expected, actual) = pair { return min(expected.time, actual.time) }
        // One list is a prefix of the other.
        let rest = expected.count > actual.count ? expected[actual.count] : actual[expected.count]
        return rest.time
    }

    private func notes(
        of diagram: MarbleDiagram, _ values: MarbleValues<Element>, _ error: any Error
    ) -> [(heading: String, text: String)] {
        let names = expectedDiagram.names.union(diagram.names).sorted()
        var parts = names.compactMap { name in
            values[name].flatMap { "\($0)" == "\(name)" ? nil : "\(name) = \(String(reflecting: $0))" }
        }
        let isErrorExpected = expectedDiagram.firstTick(of: .error) != nil
        if isErrorExpected { parts.append("# expected = \(String(reflecting: error))") }
        for case .error(let error) in actual.map(\.value) {
            parts.append("# \(isErrorExpected ? "actual " : "")= \(String(reflecting: error))")
        }
        return parts.isEmpty ? [] : [("values", parts.joined(separator: ", "))]
    }
}
