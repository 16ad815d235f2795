import Foundation

/// The median of some figures, and their typical distance from it.
struct Median: Codable {
    let value: Double
    /// The median of the distances from the median. Half of the figures are closer to the median than this.
    let deviation: Double

    init(_ values: [Double]) {
        let value = middle(of: values)
        self.value = value
        deviation = middle(of: values.map { abs($0 - value) })
    }
}

/// The geometric mean, which weighs a ratio and its inverse equally.
func geometricMean(_ values: [Double]) -> Double {
    exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
}

private func middle(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
