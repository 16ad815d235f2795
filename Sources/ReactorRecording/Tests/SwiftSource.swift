/// What an enum's case says of itself, as the Swift that makes it.
///
/// A case is described as it is written: `add("Milk", count: 2)`. So it is source, as far as its associated values are plain: literals, cases, optionals
/// and collections of such. What a date or a struct says of itself is no source. The description is somebody else's: nothing of it is written
/// that could call a function, so that a case with its type's name, `Size.large`, is written as `.large`.
struct SwiftSource {
    private var rest: Substring
    private var source = ""

    private init(_ text: String) { rest = text[...] }

    /// `nil` where the description is no source of a case.
    static func ofCase(described text: String) -> String? {
        var parser = SwiftSource(text)
        guard parser.caseName(), parser.rest.isEmpty || parser.arguments(), parser.rest.isEmpty else { return nil }
        return parser.source
    }

    // MARK: Pieces

    /// Takes what is written as it stands.
    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        source += text
        return true
    }

    private mutating func name() -> Substring? {
        guard let name = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#)?.output else { return nil }
        rest.removeFirst(name.count)
        return name
    }

    /// The name of a case, written so that it can be one of the expected type only.
    private mutating func caseName() -> Bool {
        guard let name = name(), Self.isCase(name) else { return false }
        source += "." + name
        return true
    }

    /// Not what makes a value in another way, as `init` does.
    private static func isCase(_ name: Substring) -> Bool {
        (name.first?.isLowercase == true || name.first == "_") && !["init", "self"].contains(name)
    }

    // MARK: Values

    /// `(1, name: "a")`
    private mutating func arguments() -> Bool {
        guard take("(") else { return false }
        repeat {
            if let label = rest.prefixMatch(of: #/[A-Za-z_][A-Za-z0-9_]*: /#)?.output { _ = take(String(label)) }
            guard value() else { return false }
        } while take(", ")
        return take(")")
    }

    private mutating func value() -> Bool {
        if take("[") { return elements() }
        if rest.first == "(" { return arguments() }
        if rest.first == "\"" { return text() }
        if let number = rest.prefixMatch(of: #/-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/#)?.output.0 {
            return take(String(number))
        }
        return namedValue()
    }

    /// A text between quotes, as a text says of itself. It is read and written anew.
    private mutating func text() -> Bool {
        guard let quoted = rest.prefixMatch(of: #/"(\\.|[^"\\])*"/#)?.output.0, let text = Self.unquoted(quoted) else {
            return false
        }
        rest.removeFirst(quoted.count)
        source += SwiftLiteral.quoted(text)
        return true
    }

    /// `nil` where an escape is none that a description has.
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

    /// `true`, `nil`, `Optional(1)`, `Set([1])`, `App.Size.large`; not `large`, whose type is unknown, and not a struct.
    private mutating func namedValue() -> Bool {
        var path: [Substring] = []
        repeat {
            guard let name = name() else { return false }
            path.append(name)
        } while skip(".")
        guard path.count > 1 else { return wordValue(path[0]) }
        guard let name = path.last, Self.isCase(name), path.dropLast().allSatisfy({ $0.first?.isUppercase == true })
        else { return false }
        source += "." + name
        return rest.first == "(" ? arguments() : true
    }

    private mutating func wordValue(_ word: Substring) -> Bool {
        source += word
        if ["true", "false", "nil"].contains(word) { return true }
        return ["Optional", "Set"].contains(word) && rest.first == "(" && arguments()
    }

    private mutating func skip(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
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
