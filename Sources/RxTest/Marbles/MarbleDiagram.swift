/// A marble diagram as in ReactiveX: a drawing of events over time, with one character or one group per
/// tick.
///
/// | Symbol | Means |
/// |---|---|
/// | `-` | a tick without events |
/// | a letter or a digit | an element |
/// | `\|` | completion |
/// | `#` | an error |
/// | `(ab\|)` | several events at one tick, in that order |
/// | `^` | the subscription, first at its tick |
/// | `!` | the unsubscription, last at its tick |
/// | white space | nothing. It aligns one diagram with another |
public struct MarbleDiagram: Hashable, Sendable, CustomStringConvertible {
    /// A symbol of a diagram: one event of a tick.
    public enum Symbol: Hashable, Sendable, CustomStringConvertible {
        /// An element. Its value is given beside the diagram.
        case element(Character)
        /// Completion.
        case completion
        /// An error.
        case error
        /// The subscription.
        case subscription
        /// The unsubscription.
        case unsubscription

        /// The character of the symbol.
        public var description: String {
            switch self {
            case .element(let name): String(name)
            case .completion: "|"
            case .error: "#"
            case .subscription: "^"
            case .unsubscription: "!"
            }
        }

        init?(_ character: Character) {
            switch character {
            case "|": self = .completion
            case "#": self = .error
            case "^": self = .subscription
            case "!": self = .unsubscription
            case let name where name.isMarbleName: self = .element(name)
            default: return nil
            }
        }
    }

    /// The symbols of each tick, in order. A tick without events has an empty list.
    public internal(set) var ticks: [[Symbol]]

    init(ticks: [[Symbol]]) { self.ticks = ticks }

    /// Parses `text`.
    ///
    /// - Throws: ``MarbleDiagramError`` if `text` is not a valid diagram. The error describes the problem and its
    ///   place.
    public init(_ text: String) throws(MarbleDiagramError) { try self.init(text, as: .any) }

    init(_ text: String, as role: MarbleRole) throws(MarbleDiagramError) {
        var parser = MarbleParser(text, as: role)
        ticks = try parser.parse()
    }

    /// The text of the diagram, without white space.
    public var description: String { ticks.map(Self.text(of:)).joined() }

    /// Returns the text of one tick.
    static func text(of tick: [Symbol]) -> String {
        switch tick.count {
        case 0: "-"
        case 1: tick[0].description
        default: "(\(tick.map(\.description).joined()))"
        }
    }

    /// Returns the first tick that contains `symbol`.
    func firstTick(of symbol: Symbol) -> TestTime? { ticks.firstIndex { $0.contains(symbol) } }

    /// The names of the elements in the diagram.
    var names: Set<Character> { Set(ticks.joined().compactMap(\.name)) }
}

extension MarbleDiagram.Symbol {
    /// The name, if the symbol is an element.
    var name: Character? {
        if case .element(let name) = self { name } else { nil }
    }
}
