extension TransitionCoverage {
    /// The coverage as a table in Markdown, with a row for each action and a column for each mutation. A transition
    /// that never occurred has an empty cell. Below the table are the actions and mutations that never occurred.
    public var table: String {
        let outside = counts.keys.contains { $0.action == nil }
        let rows = actions.map(Optional.some) + (outside ? [nil] : [])
        let header = Self.line(["action", "sent"] + mutations)
        let rule = "|---|" + String(repeating: "---:|", count: mutations.count + 1)
        let lines = rows.map { action in
            let cells = mutations.map { counts[Transition(action: action, mutation: $0)].map(String.init) ?? "" }
            let sent = action.map { "\(actionCounts[$0] ?? 0)" } ?? ""
            return Self.line([action ?? "from outside", sent] + cells)
        }
        return ([header, rule] + lines + ["", unseen]).joined(separator: "\n") + "\n"
    }

    /// A line of the table. A case may have a description of its own, with any characters.
    private static func line(_ cells: [String]) -> String {
        let escaped = cells.map {
            $0.replacing("\\", with: "\\\\").replacing("|", with: "\\|").split(whereSeparator: \.isNewline)
                .joined(separator: " ")
        }
        return "| \(escaped.joined(separator: " | ")) |"
    }

    private var unseen: String {
        func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
        return "Actions never sent: \(list(unseenActions)). Mutations never made: \(list(unseenMutations))."
    }

    /// The coverage as a graph in SVG: actions on the left, mutations on the right, and a line for each transition,
    /// with its count. Actions and mutations that never occurred are dashed and grey.
    public var svg: String {
        let outside = counts.keys.contains { $0.action == nil }
        let left = actions.map(Optional.some) + (outside ? [nil] : [])
        let height = max(left.count, mutations.count, 1) * Graph.row + 2 * Graph.margin
        let sources = left.enumerated().map { index, action in
            Graph.node(
                action ?? "from outside", x: Graph.margin, index,
                isSeen: action.map { actionCounts[$0] != nil } ?? true)
        }
        let unseen = Set(unseenMutations)
        let targets = mutations.enumerated().map { index, mutation in
            Graph.node(mutation, x: Graph.right, index, isSeen: !unseen.contains(mutation))
        }
        let lines = left.enumerated().flatMap { from, action in
            mutations.enumerated().compactMap { to, mutation in
                counts[Transition(action: action, mutation: mutation)].map { Graph.line(from, to, $0) }
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Graph.width) \(height)" width="\(Graph.width)" \
            height="\(height)" font-family="sans-serif" font-size="14">
            <title>\(Graph.escaped("Transitions of \(Reactor.self)"))</title>
            <rect width="100%" height="100%" fill="white"/>
            \((lines + sources + targets).joined(separator: "\n"))
            </svg>

            """
    }
}

/// The dimensions and parts of the graph.
private enum Graph {
    static let (margin, row, node, width) = (20, 44, 240, 760)
    static let right = width - margin - node

    static func node(_ name: String, x: Int, _ index: Int, isSeen: Bool) -> String {
        let y = margin + index * row
        let look =
            isSeen ? "fill=\"#e8f1fb\" stroke=\"#1c5fa8\"" : "fill=\"none\" stroke=\"#767676\" stroke-dasharray=\"5 4\""
        return """
            <rect x="\(x)" y="\(y)" width="\(node)" height="\(row - 12)" rx="6" \(look)/>\
            <text x="\(x + node / 2)" y="\(y + 21)" text-anchor="middle" fill="\(isSeen ? "#111" : "#666")">\
            \(escaped(shortened(name)))</text>
            """
    }

    static func line(_ from: Int, _ to: Int, _ count: Int) -> String {
        let (y1, y2) = (margin + from * row + 16, margin + to * row + 16)
        let (x1, x2) = (margin + node, right)
        // The label is at a third of the line, where lines that end at the same node are still apart.
        let (x, y) = (x1 + (x2 - x1) / 3, y1 + (y2 - y1) / 3)
        return """
            <line x1="\(x1)" y1="\(y1)" x2="\(x2)" y2="\(y2)" stroke="#1c5fa8" stroke-width="1.5"/>\
            <text x="\(x)" y="\(y + 4)" text-anchor="middle" font-size="12" fill="#333" stroke="white" stroke-width="5" \
            paint-order="stroke">\(count)</text>
            """
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static func shortened(_ name: String) -> String { name.count > 28 ? name.prefix(27) + "…" : name }
}
