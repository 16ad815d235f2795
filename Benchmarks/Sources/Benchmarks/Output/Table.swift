import Foundation

/// Formats the results as lines of text.
enum Table {
    static let head =
        line("", "streams", "by hand", "toolchain", "ratio", "spread", "goal")

    static func title(_ family: Family) -> String { "\n\(family.name), ns per \(family.unit)" }

    static func line(_ measurement: Measurement) -> String {
        line(
            measurement.name, measurement.streams.formatted, measurement.byHand.formatted,
            measurement.toolchain?.formatted ?? "–", ratio(measurement.ratio.value),
            "±" + ratio(measurement.ratio.deviation),
            measurement.goal.map { verdict(measurement.ratio.value, $0) } ?? "")
    }

    static func lines(_ growth: Report.GrowthReport) -> String {
        let lines = growth.points.map { point in
            line(
                "n = \(point.size)", String(format: "%.1f", point.streams), String(format: "%.1f", point.byHand), "–",
                ratio(point.streams / point.byHand), "", "")
        }
        return (["\n\(growth.name), ns per \(growth.unit)"] + lines).joined(separator: "\n")
    }

    static func line(_ goal: Goal) -> String {
        "\(pad(goal.name, 64)) \(ratio(goal.measured))   \(verdict(goal.measured, goal.limit))"
    }

    private static func verdict(_ measured: Double, _ limit: Double) -> String {
        "≤ \(String(format: limit < 1 ? "%.2f" : "%.1f", limit)) " + (measured <= limit ? "holds" : "misses")
    }

    private static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

    private static func line(
        _ name: String, _ streams: String, _ byHand: String, _ toolchain: String, _ ratio: String, _ spread: String,
        _ goal: String
    ) -> String {
        let figures = [streams, byHand, toolchain].map { right($0, 16) } + [right(ratio, 8), right(spread, 8)]
        return "  \(pad(name, 50))\(figures.joined())   \(goal)"
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}

extension Median {
    fileprivate var formatted: String { String(format: "%.1f ±%.0f%%", value, deviation / value * 100) }
}
