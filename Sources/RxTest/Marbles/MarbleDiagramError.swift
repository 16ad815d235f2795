/// Says that a text is no marble diagram: what is wrong, at which column, and what is allowed.
public struct MarbleDiagramError: Error, Hashable, CustomStringConvertible {
    /// The text.
    public let text: String
    /// Where it is wrong: the column, counted from 1.
    public let column: Int
    /// What is wrong there.
    public let problem: String
    /// What a diagram of that kind consists of.
    public let allowed: String

    let kind: String

    init(_ text: String, column: Int, _ problem: String, role: MarbleRole) {
        self.init(text, column: column, problem, kind: role.name, allowed: role.allowed)
    }

    init(_ text: String, column: Int, _ problem: String, kind: String, allowed: String) {
        self.text = text
        self.column = column
        self.problem = problem
        self.kind = kind
        self.allowed = allowed
    }

    /// The text with its column marked, the problem, and what is allowed.
    public var description: String {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        return """
            This \(kind) is wrong at column \(column): \(problem).
              \(line)
              \(String(repeating: " ", count: column - 1))↑
            Allowed: \(allowed).
            """
    }
}
