import Foundation

/// The middle of some figures, and how far they lie from it.
struct Median: Codable {
    let value: Double
    /// The median of the distances from the median: half of the figures lie closer.
    let deviation: Double

    init(_ values: [Double]) {
        let value = middle(of: values)
        self.value = value
        deviation = middle(of: values.map { abs($0 - value) })
    }
}

/// The geometric mean: the one that is fair to ratios.
func geometricMean(_ values: [Double]) -> Double {
    exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
}

private func middle(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
