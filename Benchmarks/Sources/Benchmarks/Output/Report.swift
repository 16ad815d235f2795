import Foundation

/// All results of a run of the benchmarks.
struct Report: Codable {
    struct FamilyReport: Codable {
        let name: String
        let unit: String
        let measurements: [Measurement]
        let geometricMean: Double
        let goal: Double?
    }

    struct GrowthReport: Codable {
        struct Point: Codable {
            let size: Int
            /// Nanoseconds per unit.
            let streams: Double
            let byHand: Double
        }

        let name: String
        let unit: String
        let points: [Point]
    }

    let rounds: Int
    var families: [FamilyReport] = []
    var growths: [GrowthReport] = []

    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(creating: path)
    }
}

extension Data {
    /// Writes to `path`. Creates its directory if it does not exist.
    func write(creating path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: url)
    }
}

extension Report.FamilyReport {
    init(_ family: Family, _ measurements: [Measurement]) {
        name = family.name
        unit = family.unit
        self.measurements = measurements
        geometricMean = Benchmarks.geometricMean(measurements.map(\.ratio.value))
        goal = family.goal
    }
}

extension Growth {
    func measure(rounds: Int) -> Report.GrowthReport {
        let points = sizes.map { size in
            let passes = max(1, 30_000 / size)
            let result = Case("\(name), n = \(size)", count: size * passes) { prepare(size, passes) }
                .measure(rounds: rounds)
            return Report.GrowthReport.Point(
                size: size, streams: result.streams.value, byHand: result.byHand.value)
        }
        return Report.GrowthReport(name: name, unit: unit, points: points)
    }
}
