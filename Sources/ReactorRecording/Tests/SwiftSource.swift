/// Turns the description of an enum's case into Swift source for the same value.
///
/// The description of a case is written like its source: `add("Milk", count: 2)`. So it can be used as source if the
/// associated values are literals, cases, or optionals and collections of these. The description of a date or a struct
/// is not source. Descriptions are untrusted, so the result can only name members of the expected types. For the same
/// reason a case with its type's name, `Size.large`, is written as `.large`. The syntax of a case is also the syntax of
/// a static member of the type, which this cannot distinguish.
struct SwiftSource {
    private var rest: Substring
    private var source = ""

    private init(_ text: String) { rest = text[...] }

    /// Returns the source of a case from its description, or `nil` if the description is not source.
    static func ofCase(described text: String) -> String? {
        var parser = SwiftSource(text)
        guard parser.parseCaseName(), parser.rest.isEmpty || parser.parseArguments(), parser.rest.isEmpty else {
            return nil
        }
        return parser.source
    }

    // MARK: Pieces

    /// Moves `text` from the input to the source. Returns `false` if it is not next in the input.
    private mutating func accept(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        source += text
        return true
    }

    private mutating func parseName() -> Substring? {
        guard let name = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#)?.output else { return nil }
        rest.removeFirst(name.count)
        return name
    }

    /// Parses the name of a case, and writes it with a leading dot, so that it can only refer to a case of the expected
    /// type.
    private mutating func parseCaseName() -> Bool {
        guard let name = parseName(), Self.isCase(name) else { return false }
        source += "." + name
        return true
    }

    /// Returns whether a name can be a case. `init` and `self` also make values, but are not cases.
    private static func isCase(_ name: Substring) -> Bool {
        (name.first?.isLowercase == true || name.first == "_") && !["init", "self"].contains(name)
    }

    // MARK: Values

    /// `(1, name: "a")`
    private mutating func parseArguments() -> Bool {
        guard accept("(") else { return false }
        repeat {
            if let label = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*: /#)?.output { _ = accept(String(label)) }
            guard parseValue() else { return false }
        } while accept(", ")
        return accept(")")
    }

    private mutating func parseValue() -> Bool {
        if accept("[") { return parseElements() }
        if rest.first == "(" { return parseArguments() }
        if rest.first == "\"" { return parseText() }
        if let number = rest.prefixMatch(of: #/-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/#)?.output.0 {
            return accept(String(number))
        }
        return parseNamedValue()
    }

    /// Parses a string in quotes. The string is unescaped and escaped again.
    private mutating func parseText() -> Bool {
        guard let quoted = rest.prefixMatch(of: #/"(\\.|[^"\\])*"/#)?.output.0, let text = Self.unquoted(quoted) else {
            return false
        }
        rest.removeFirst(quoted.count)
        source += SwiftLiteral.quoted(text)
        return true
    }

    /// Returns `nil` if the text contains an escape that descriptions do not use.
    private static func unquoted(_ quoted: Substring) -> String? {
        var (text, rest) = ("", quoted.dropFirst().dropLast())
        while let character = rest.popFirst() {
            guard character == "\\" else {
                text.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "0": text.append("\0")
            case let escaped? where ["\"", "\\", "'"].contains(escaped): text.append(escaped)
            case "u":
                guard let digits = rest.prefixMatch(of: #/\{([0-9A-Fa-f]{1,8})\}/#)?.output,
                    let scalar = UInt32(digits.1, radix: 16).flatMap(UnicodeScalar.init)
                else { return nil }
                rest.removeFirst(digits.0.count)
                text.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return text
    }

    /// `true`, `nil`, `Optional(1)`, `Set([1])`, `App.Size.large`. Not `large`, whose type is unknown, and not a
    /// struct.
    private mutating func parseNamedValue() -> Bool {
        var path: [Substring] = []
        repeat {
            guard let name = parseName() else { return false }
            path.append(name)
        } while skip(".")
        guard path.count > 1 else { return parseWordValue(path[0]) }
        guard let name = path.last, Self.isCase(name), path.dropLast().allSatisfy({ $0.first?.isUppercase == true })
        else { return false }
        source += "." + name
        return rest.first == "(" ? parseArguments() : true
    }

    private mutating func parseWordValue(_ word: Substring) -> Bool {
        source += word
        if ["true", "false", "nil"].contains(word) { return true }
        return ["Optional", "Set"].contains(word) && rest.first == "(" && parseArguments()
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    private mutating func parseElements() -> Bool {
        if accept("]") || accept(":]") { return true }
        repeat {
            guard parseValue() else { return false }
            if accept(": "), !parseValue() { return false }
        } while accept(", ")
        return accept("]")
    }
}
