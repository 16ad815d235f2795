/// What an enum's case says of itself, as the Swift that makes it.
///
/// A case is described as it is written: `add("Milk", count: 2)`. So it is source, as far as its associated values are literals, cases with
/// their type's name, optionals and collections of such. What a date or a struct says of itself is no source.
struct SwiftSource {
    private var rest: Substring

    private init(_ text: String) { rest = text[...] }

    /// `nil` where the description is no source of a case.
    static func ofCase(described text: String) -> String? {
        var parser = SwiftSource(text)
        guard let name = parser.name(), name.first?.isLowercase == true || name.first == "_",
            parser.rest.isEmpty || parser.arguments(), parser.rest.isEmpty
        else { return nil }
        return "." + text
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func name() -> Substring? {
        guard let name = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#)?.output else { return nil }
        rest.removeFirst(name.count)
        return name
    }

    /// `(1, name: "a")`
    private mutating func arguments() -> Bool {
        guard take("(") else { return false }
        repeat {
            if let label = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*: /#)?.output { rest.removeFirst(label.count) }
            guard value() else { return false }
        } while take(", ")
        return take(")")
    }

    private mutating func value() -> Bool {
        if take("[") { return elements() }
        if rest.first == "(" { return arguments() }
        if let literal = rest.prefixMatch(of: #/"(\\.|[^"\\])*"|-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/#)?.output.0 {
            rest.removeFirst(literal.count)
            return true
        }
        return namedValue()
    }

    /// `true`, `nil`, `Optional(1)`, `Set([1])`, `App.Size.large`; not `large`, whose type is unknown, and not a struct.
    private mutating func namedValue() -> Bool {
        var path: [Substring] = []
        repeat {
            guard let name = name() else { return false }
            path.append(name)
        } while take(".")
        if path.count == 1 {
            if ["true", "false", "nil"].contains(path[0]) { return true }
            return ["Optional", "Set"].contains(path[0]) && rest.first == "(" && arguments()
        }
        guard path.last?.first?.isLowercase == true else { return false }
        return rest.first == "(" ? arguments() : true
    }

    private mutating func elements() -> Bool {
        if take("]") || take(":]") { return true }
        repeat {
            guard value() else { return false }
            if take(": "), !value() { return false }
        } while take(", ")
        return take("]")
    }
}
