/// The error for a marble diagram that is not valid, has a letter or digit without a value, or begins too early. It has
/// the problem, its column, and the allowed symbols, values or time.
public struct MarbleDiagramError: Error, Hashable, CustomStringConvertible {
    /// The text of the diagram.
    public let text: String
    /// The column of the problem, counted from 1.
    public let column: Int
    /// The problem.
    public let problem: String
    /// The allowed symbols, values or time, in words.
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

    /// The problem, the text with the column marked, and the allowed symbols, values or time.
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
