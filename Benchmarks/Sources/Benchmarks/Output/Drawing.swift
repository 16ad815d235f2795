import Foundation

/// An SVG picture of lines, bars and texts. Colours come from CSS classes, so that they can differ on a dark page.
struct Drawing {
    let width: Double
    private(set) var height = 0.0
    private var elements: [String] = []

    init(width: Double) { self.width = width }

    enum Anchor: String { case start, middle, end }

    mutating func text(
        _ text: String, _ x: Double, _ y: Double, _ style: String = "", anchor: Anchor = .start
    ) {
        let escaped = text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
        let place = "x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"\(anchor.rawValue)\""
        add("<text class=\"\(style)\" \(place)>\(escaped)</text>", y)
    }

    mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
        add("<line class=\"\(style)\" x1=\"\(n(x1))\" y1=\"\(n(y1))\" x2=\"\(n(x2))\" y2=\"\(n(y2))\"/>", max(y1, y2))
    }

    /// A bar between `from` and `to`, in either order.
    mutating func bar(from: Double, to: Double, _ y: Double, height: Double, _ style: String) {
        let (left, width) = (min(from, to), max(1, abs(to - from)))
        let place = "x=\"\(n(left))\" y=\"\(n(y))\" width=\"\(n(width))\" height=\"\(n(height))\""
        add("<rect class=\"\(style)\" \(place) rx=\"2\"/>", y + height)
    }

    /// A line through `points`, with a dot on each.
    mutating func curve(_ points: [(x: Double, y: Double)], _ style: String) {
        let path = points.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
        add("<polyline class=\"curve \(style)\" points=\"\(path)\"/>", 0)
        for point in points {
            add("<circle class=\"\(style)\" cx=\"\(n(point.x))\" cy=\"\(n(point.y))\" r=\"3\"/>", point.y)
        }
    }

    /// A ring with its centre at `x`, `y`.
    mutating func ring(_ x: Double, _ y: Double, _ style: String) {
        add("<circle class=\"\(style)\" cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"4\"/>", y)
    }

    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(n(width)) \(n(height + 24))" \
        width="\(n(width))" height="\(n(height + 24))">
        <style>\(Self.style)</style>
        <rect class="page" width="100%" height="100%"/>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }

    private mutating func add(_ element: String, _ bottom: Double) {
        elements.append(element)
        height = max(height, bottom)
    }

    private func n(_ value: Double) -> String { String(format: "%.1f", value) }

    private static let style = """

        text { font: 12px system-ui, sans-serif; fill: #1f2328 }
        .title { font-size: 17px; font-weight: 600 } .head { font-size: 13px; font-weight: 600 }
        .quiet { fill: #59636e; font-size: 11px }
        .value { font-size: 11px; paint-order: stroke; stroke: #ffffff; stroke-width: 4px }
        .mark { fill: #ffffff; stroke: #1f2328; stroke-width: 1.5 } .page { fill: #ffffff } .grid { stroke: #d8dee4 } .one { stroke: #1f2328 }
        .goal { stroke: #8250df; stroke-dasharray: 4 3 } .goalText { fill: #8250df; font-size: 11px }
        .holds { fill: #1a7f37; stroke: #1a7f37 } .misses { fill: #bc4c00; stroke: #bc4c00 }
        .plain { fill: #0969da; stroke: #0969da } .hand { fill: #6e7781; stroke: #6e7781 }
        text.plain, text.hand { stroke: none } rect { stroke: none } .curve { fill: none; stroke-width: 2 }
        @media (prefers-color-scheme: dark) {
          text { fill: #f0f6fc } .value { stroke: #0d1117 } .mark { fill: #0d1117; stroke: #f0f6fc }
          .quiet { fill: #9198a1 } .page { fill: #0d1117 } .grid { stroke: #30363d }
          .one { stroke: #f0f6fc } .goal { stroke: #ab7df8 } .goalText { fill: #ab7df8 }
          .holds { fill: #3fb950; stroke: #3fb950 } .misses { fill: #f0883e; stroke: #f0883e }
          .plain { fill: #4493f8; stroke: #4493f8 } .hand { fill: #848d97; stroke: #848d97 }
          .curve { fill: none } rect { stroke: none } text.plain, text.hand { stroke: none }
        }

        """
}
