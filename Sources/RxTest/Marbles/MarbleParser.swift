/// A parser of marble diagrams, which reads the text from left to right.
struct MarbleParser {
    private typealias Symbol = MarbleDiagram.Symbol

    private let text: String
    private let role: MarbleRole
    private var ticks: [[MarbleDiagram.Symbol]] = []
    /// The open group, and the column where it was opened.
    private var group: (column: Int, symbols: [MarbleDiagram.Symbol])?
    /// The symbols read so far, except elements. They decide which symbols may follow.
    private var symbolsSeen: Set<MarbleDiagram.Symbol> = []

    init(_ text: String, as role: MarbleRole) {
        self.text = text
        self.role = role
    }

    mutating func parse() throws(MarbleDiagramError) -> [[MarbleDiagram.Symbol]] {
        var column = 0
        for character in text {
            column += 1
            if !character.isWhitespace { try read(character, column) }
        }
        if let group { throw error(group.column, "the group opened here is not closed") }
        return ticks
    }

    private mutating func read(_ character: Character, _ column: Int) throws(MarbleDiagramError) {
        switch character {
        case "-":
            guard group == nil else { throw error(column, "a group is one tick, so no `-` can be in it") }
            ticks.append([])
        case "(":
            guard group == nil else { throw error(column, "a group cannot be in a group") }
            group = (column, [])
        case ")":
            guard let closed = group else { throw error(column, "no group is open that could be closed") }
            guard !closed.symbols.isEmpty else { throw error(column, "a group cannot be empty") }
            ticks.append(closed.symbols)
            group = nil
        default:
            guard let symbol = Symbol(character) else { throw error(column, "`\(character)` means nothing") }
            try check(symbol, column)
            if symbol.name == nil { symbolsSeen.insert(symbol) }
            if group == nil { ticks.append([symbol]) } else { group?.symbols.append(symbol) }
        }
    }

    private func check(_ symbol: Symbol, _ column: Int) throws(MarbleDiagramError) {
        guard role.allows(symbol) else { throw error(column, "`\(symbol)` cannot be in a \(role.name)") }
        if symbolsSeen.contains(.unsubscription) { throw error(column, "nothing comes after `!`") }
        switch symbol {
        case .subscription:
            if symbolsSeen.contains(.subscription) { throw error(column, "there is a `^` before this one") }
            if let group, !group.symbols.isEmpty { throw error(column, "`^` comes first at its tick") }
        case .element, .completion, .error:
            for end in [Symbol.completion, .error] where symbolsSeen.contains(end) {
                throw error(column, "`\(symbol)` comes after `\(end)`, which ends the sequence")
            }
        case .unsubscription: break
        }
    }

    private func error(_ column: Int, _ problem: String) -> MarbleDiagramError {
        MarbleDiagramError(text, column: column, problem, role: role)
    }
}
