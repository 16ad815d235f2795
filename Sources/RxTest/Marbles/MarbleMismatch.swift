/// The error for events that differ from their diagram. It has both diagrams, the first difference, and the values.
public struct MarbleMismatch: Error, Hashable, CustomStringConvertible {
    /// The diagram of the expected events.
    public let expected: MarbleDiagram
    /// The diagram of the actual events.
    public let actual: MarbleDiagram
    /// The first tick that differs.
    public let tick: TestTime
    /// Both diagrams, one below the other and aligned by tick, with the difference marked, and the values.
    public let description: String

    /// Creates a mismatch at `tick`.
    ///
    /// - Parameters:
    ///   - subject: The beginning of the message, such as `The sequence differs from its diagram`.
    ///   - location: The source file and line.
    ///   - expected: The diagram of the expected events.
    ///   - actual: The diagram of the actual events.
    ///   - tick: The first tick that differs.
    ///   - isCut: Whether `actual` leaves out later events.
    ///   - notes: The lines below the diagrams, each with a heading.
    init(
        _ subject: String, location: String, expected: MarbleDiagram, actual: MarbleDiagram, tick: TestTime,
        isCut: Bool = false, notes: [(heading: String, text: String)] = []
    ) {
        self.expected = expected
        self.actual = actual
        self.tick = tick
        let rows = Self.align(expected, actual)
        let mark = String(repeating: " ", count: rows.widths.prefix(tick).reduce(0, +))
        let difference = "↑ expected \(expected.phrase(at: tick)), got \(actual.phrase(at: tick))"
        let lines =
            [
                ("expected", rows.expected),
                ("actual", rows.actual + (isCut ? " …" : "")),
                ("", mark + difference),
            ] + notes
        let body = lines.map { heading, text in
            let heading = heading.isEmpty ? "" : heading + ":"
            return heading.padding(to: Self.margin) + text
        }
        description =
            (["\(subject) at tick \(tick) (virtual time \(TestScheduler.Defaults.subscribed + tick)), \(location)"]
            + body).joined(separator: "\n")
    }

    /// The width of the widest heading, its colon and a space.
    private static let margin = 10

    /// Returns the texts of both diagrams, padded so that each tick has the same column in both.
    private static func align(
        _ expected: MarbleDiagram, _ actual: MarbleDiagram
    ) -> (expected: String, actual: String, widths: [Int]) {
        var (upper, lower, widths) = ("", "", [Int]())
        for tick in 0..<max(expected.ticks.count, actual.ticks.count) {
            let (above, below) = (expected.cell(at: tick), actual.cell(at: tick))
            let width = max(above.count, below.count)
            upper += above.padding(to: width)
            lower += below.padding(to: width)
            widths.append(width)
        }
        return (upper.trimmed, lower.trimmed, widths)
    }
}

extension MarbleDiagram {
    /// Returns the text of a tick, which is empty after the end of the diagram.
    fileprivate func cell(at tick: TestTime) -> String { tick < ticks.count ? Self.text(of: ticks[tick]) : "" }

    /// Returns a tick as part of a sentence.
    fileprivate func phrase(at tick: TestTime) -> String {
        tick < ticks.count && !ticks[tick].isEmpty ? Self.text(of: ticks[tick]) : "nothing"
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate var trimmed: String {
        var copy = self
        while copy.last == " " { copy.removeLast() }
        return copy
    }
}
