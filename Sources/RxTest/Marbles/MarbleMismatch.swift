/// Says that something else happened than a diagram draws: both diagrams, the first difference, and the values.
public struct MarbleMismatch: Error, Hashable, CustomStringConvertible {
    /// What was to happen.
    public let expected: MarbleDiagram
    /// What happened.
    public let actual: MarbleDiagram
    /// The first tick at which they differ.
    public let tick: TestTime
    /// Both diagrams one above the other, tick by tick, the difference marked, and the values.
    public let description: String

    /// A mismatch at `tick`.
    ///
    /// - Parameters:
    ///   - subject: What differs, as the beginning of a sentence.
    ///   - location: The source file and line.
    ///   - expected: What was to happen.
    ///   - actual: What happened.
    ///   - tick: The first tick at which they differ.
    ///   - isCut: Whether more happened than `actual` draws.
    ///   - notes: Lines that follow the diagrams, each with its heading.
    init(
        _ subject: String, location: String, expected: MarbleDiagram, actual: MarbleDiagram, tick: TestTime,
        isCut: Bool = false, notes: [(heading: String, text: String)] = []
    ) {
        self.expected = expected
        self.actual = actual
        self.tick = tick
        let rows = Self.align(expected, actual)
        let mark = String(repeating: " ", count: rows.widths.prefix(tick).reduce(0, +))
        let difference = "↑ expected \(expected.words(at: tick)), got \(actual.words(at: tick))"
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

    /// As wide as the widest heading, with its colon and a space.
    private static let margin = 10

    /// The texts of two diagrams, padded so that each tick has the same place in both.
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
    /// The text of a tick; nothing past the end.
    fileprivate func cell(at tick: TestTime) -> String { tick < ticks.count ? Self.text(of: ticks[tick]) : "" }

    /// A tick as part of a sentence.
    fileprivate func words(at tick: TestTime) -> String {
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
