/// Events drawn against time, one symbol a tick, as in ReactiveX's marble diagrams.
///
/// | Symbol | Means |
/// |---|---|
/// | `-` | a tick at which nothing happens |
/// | a letter or a digit | an element |
/// | `\|` | completion |
/// | `#` | an error |
/// | `(ab\|)` | several at one tick, in that order |
/// | `^` | the subscription, first at its tick |
/// | `!` | the unsubscription, last at its tick |
/// | white space | nothing: it aligns one diagram with another |
public struct MarbleDiagram: Hashable, Sendable, CustomStringConvertible {
    /// What a diagram says of a tick.
    public enum Symbol: Hashable, Sendable, CustomStringConvertible {
        /// An element, whose value is given beside the diagram.
        case element(Character)
        /// Completion.
        case completion
        /// An error.
        case error
        /// The subscription.
        case subscription
        /// The unsubscription.
        case unsubscription

        /// The character that stands for it.
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

    /// What happens at each tick, in order; an empty list is a tick at which nothing does.
    public internal(set) var ticks: [[Symbol]]

    init(ticks: [[Symbol]]) { self.ticks = ticks }

    /// The diagram that `text` draws.
    ///
    /// - Throws: ``MarbleDiagramError`` if it is none, saying what is wrong and where.
    public init(_ text: String) throws(MarbleDiagramError) { try self.init(text, as: .any) }

    init(_ text: String, as role: MarbleRole) throws(MarbleDiagramError) {
        var parser = MarbleParser(text, as: role)
        ticks = try parser.parse()
    }

    /// The text that draws it, without white space.
    public var description: String { ticks.map(Self.text(of:)).joined() }

    /// What draws one tick.
    static func text(of tick: [Symbol]) -> String {
        switch tick.count {
        case 0: "-"
        case 1: tick[0].description
        default: "(\(tick.map(\.description).joined()))"
        }
    }

    /// The first tick at which `symbol` stands.
    func firstTick(of symbol: Symbol) -> TestTime? { ticks.firstIndex { $0.contains(symbol) } }

    /// The names of its elements.
    var names: Set<Character> { Set(ticks.joined().compactMap(\.name)) }
}

extension MarbleDiagram.Symbol {
    /// The name of an element.
    var name: Character? {
        if case .element(let name) = self { name } else { nil }
    }
}
