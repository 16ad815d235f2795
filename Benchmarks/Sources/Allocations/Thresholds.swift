import Foundation

/// The costs that the cases may have, from a file with a line for each case.
struct Thresholds {
    private static let head = """
        # What may be allocated: scripts/allocations checks it, scripts/allocations --update writes it.
        # case\tallocations\tbytes\tgoal (allocations)
        """

    private var costs: [String: Cost] = [:]

    init(_ path: String) throws {
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#")
        {
            let fields = line.split(separator: "\t")
            guard fields.count == 4, let allocations = Double(fields[1]), let bytes = Double(fields[2]) else {
                throw Malformed(path: path, line: String(line))
            }
            costs[String(fields[0])] = Cost(allocations: allocations, bytes: bytes)
        }
    }

    struct Malformed: Error, CustomStringConvertible {
        let path: String
        let line: String

        var description: String {
            "\(path): expected four fields separated by tabs, not '\(line)'; run scripts/allocations --update"
        }
    }

    /// Returns a message for each case whose cost differs from its threshold, and for each case or threshold that has
    /// no counterpart.
    func failures(of cases: [Case]) -> [String] {
        let measured = Set(cases.map(\.name))
        let gone = costs.keys.filter { !measured.contains($0) }.sorted()
        return cases.compactMap(failure) + gone.map { "\($0): has a threshold, but is not measured" }
    }

    private func failure(of measured: Case) -> String? {
        guard let threshold = costs[measured.name] else { return "\(measured.name): has no threshold" }
        let cost = measured.cost
        let figures = "measured \(cost), threshold \(threshold)"
        if exceeds(cost.allocations, threshold.allocations) || exceeds(cost.bytes, threshold.bytes) {
            return "\(measured.name): allocates more: \(figures)"
        }
        if exceeds(threshold.allocations, cost.allocations) || exceeds(threshold.bytes, cost.bytes) {
            return "\(measured.name): allocates less, so lower the threshold: \(figures)"
        }
        return nil
    }

    /// Whether a figure exceeds another by more than the difference between runs, which comes from tables that grow at
    /// other times.
    private func exceeds(_ figure: Double, _ other: Double) -> Bool { figure > other * 1.03 + 0.02 }

    static func write(_ cases: [Case], to path: String) throws {
        let lines = cases.map { "\($0.name)\t\($0.cost.fields)\t\($0.goal.map { String(format: "%g", $0) } ?? "-")" }
        try ([head] + lines + [""]).joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
}

extension Cost: CustomStringConvertible {
    var description: String { String(format: "%.2f allocations and %.1f bytes", allocations, bytes) }

    fileprivate var fields: String { String(format: "%.2f\t%.1f", allocations, bytes) }
}
