import Foundation

extension Report {
    /// A picture of the report, with a bar for each ratio on a logarithmic axis, and a curve for each growth.
    var chart: Drawing {
        var drawing = Drawing(width: 960)
        drawing.text("swift-reactor beside hand-written code", 24, 34, "title")
        drawing.text(
            "Times the cost of the hand-written version, logarithmic: a bar to the left is faster, to the right slower. "
                + "Dashed: the goal. Ring: what the toolchain has.", 24, 54, "quiet")
        var y = 84.0
        for family in families { y = drawing.add(family, at: y, on: ratioAxis) + 30 }
        drawing.text("What one more costs", 24, y, "title")
        drawing.text("Nanoseconds for each of n. Flat: the cost grows linearly.", 24, y + 20, "quiet")
        for (index, growth) in growths.enumerated() {
            drawing.add(growth, Frame(x: 64 + Double(index) * 304, y: y + 62, width: 240, height: 150))
        }
        return drawing
    }

    private var ratioAxis: LogarithmicAxis {
        let measurements = families.flatMap(\.measurements)
        let ratios = measurements.map(\.ratio.value) + measurements.compactMap(\.toolchainRatio) + [0.5, 10]
        return LogarithmicAxis(ratios, from: 350, to: 870)
    }
}

extension Measurement {
    fileprivate var toolchainRatio: Double? { toolchain.map { $0.value / byHand.value } }
}

/// Maps values to positions in the picture.
private struct LogarithmicAxis {
    private let lowest: Double
    private let scale: Double
    private let start: Double

    let ticks: [Double]

    init(_ values: [Double], from start: Double, to end: Double) {
        let (low, high) = (values.min() ?? 1, values.max() ?? 1)
        lowest = log10(low)
        scale = high > low ? (end - start) / (log10(high) - log10(low)) : 0
        self.start = start
        ticks = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].filter { (low...high).contains($0) }
    }

    func position(_ value: Double) -> Double { start + (log10(value) - lowest) * scale }
}

private struct Frame {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
}

extension Drawing {
    /// Draws the bars of a family. Returns the y coordinate of their lower end.
    fileprivate mutating func add(_ family: Report.FamilyReport, at y: Double, on axis: LogarithmicAxis) -> Double {
        let (row, top) = (20.0, y + 24)
        let bottom = top + Double(family.measurements.count) * row
        text(family.name, 24, y, "head")
        text("geometric mean \(times(family.geometricMean))", 936, y, "quiet", anchor: .end)
        for tick in axis.ticks {
            line(axis.position(tick), top - 8, axis.position(tick), bottom, tick == 1 ? "one" : "grid")
            text(times(tick), axis.position(tick), top - 12, "quiet", anchor: .middle)
        }
        for (index, measurement) in family.measurements.enumerated() {
            add(measurement, at: top + Double(index) * row, on: axis)
        }
        return bottom
    }

    private mutating func add(_ measurement: Measurement, at y: Double, on axis: LogarithmicAxis) {
        let ratio = measurement.ratio.value
        let style = measurement.holds.map { $0 ? "holds" : "misses" } ?? "plain"
        text(measurement.name, 336, y + 13, anchor: .end)
        bar(from: axis.position(1), to: axis.position(ratio), y + 3, height: 12, style)
        if let goal = measurement.goal { line(axis.position(goal), y, axis.position(goal), y + 18, "goal") }
        let end = max(axis.position(ratio), axis.position(1))
        let mark = measurement.toolchainRatio.map(axis.position)
        if let mark { ring(mark, y + 9, "mark") }
        let isMarkInTheWay = mark.map { (end - 4...end + 44).contains($0) } ?? false
        text(times(ratio), (isMarkInTheWay ? mark ?? end : end) + 7, y + 13, "value")
    }

    fileprivate mutating func add(_ growth: Report.GrowthReport, _ frame: Frame) {
        let sizes = growth.points.map { Double($0.size) }
        let highest = growth.points.flatMap { [$0.streams, $0.byHand] }.max() ?? 1
        let across = LogarithmicAxis(sizes, from: frame.x, to: frame.x + frame.width)
        let bottom = frame.y + frame.height
        func height(_ value: Double) -> Double { bottom - value / highest * frame.height }
        text("\(growth.name), ns per \(growth.unit)", frame.x - 40, frame.y - 16, "head")
        for part in [0, 0.5, 1] {
            line(frame.x, height(highest * part), frame.x + frame.width, height(highest * part), "grid")
            text(String(format: "%.0f", highest * part), frame.x - 8, height(highest * part) + 4, "quiet", anchor: .end)
        }
        for size in sizes { text(short(size), across.position(size), bottom + 16, "quiet", anchor: .middle) }
        curve(growth.points.map { (across.position(Double($0.size)), height($0.byHand)) }, "hand")
        curve(growth.points.map { (across.position(Double($0.size)), height($0.streams)) }, "plain")
        text("● streams", frame.x, bottom + 36, "plain")
        text("● by hand", frame.x + 80, bottom + 36, "hand")
    }

    private func times(_ ratio: Double) -> String { String(format: "%g×", (ratio * 100).rounded() / 100) }

    private func short(_ size: Double) -> String {
        size >= 1_000 ? String(format: "%gk", size / 1_000) : String(format: "%g", size)
    }
}
