/// The purpose of a diagram, which decides the symbols that it may contain.
enum MarbleRole {
    case any, hot, cold, expectation, subscription

    var name: String {
        switch self {
        case .any: "marble diagram"
        case .hot: "diagram of a hot input"
        case .cold: "diagram of a cold input"
        case .expectation: "diagram of an expectation"
        case .subscription: "diagram of a subscription"
        }
    }

    func allows(_ symbol: MarbleDiagram.Symbol) -> Bool {
        switch symbol {
        case .element, .completion, .error: self != .subscription
        case .subscription: self == .any || self == .hot || self == .subscription
        case .unsubscription: self == .any || self == .expectation || self == .subscription
        }
    }

    /// The symbols that the diagram may contain, in words.
    var allowed: String {
        var parts = ["`-` one tick"]
        if allows(.completion) { parts += ["a letter or a digit an element", "`|` completion", "`#` an error"] }
        if allows(.subscription) { parts.append("`^` the subscription") }
        if allows(.unsubscription) { parts.append("`!` the unsubscription") }
        return (parts + ["`(` `)` around several at one tick", "white space ignored"]).joined(separator: ", ")
    }
}
