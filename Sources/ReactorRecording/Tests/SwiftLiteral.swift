/// Texts of somebody else's in the source of a test, where nothing in them has a meaning.
enum SwiftLiteral {
    /// A literal of a text, as it stands where that can be read, else with what is not printed escaped.
    static func of(_ text: String) -> String {
        // Three quotes in a row would begin another kind of literal.
        guard text.unicodeScalars.allSatisfy(isPrinted), !text.hasPrefix("\"\"") else { return quoted(text) }
        let longest = text.split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
        let hashes = String(repeating: "#", count: longest + 1)
        return "\(hashes)\"\(text)\"\(hashes)"
    }

    /// A literal between quotes.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where isPrinted(scalar): quoted.unicodeScalars.append(scalar)
            default: quoted += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return quoted + "\""
    }

    /// Whether a reader sees a scalar as what it is: no control, no separator of lines, nothing that turns the direction.
    private static func isPrinted(_ scalar: UnicodeScalar) -> Bool { !VisibleText.isHidden(scalar) }

    /// Whether a name can be one of a type: words that begin as types do, with their generic arguments. Nothing in it can be called.
    static func isTypeName(_ name: String) -> Bool {
        var depth = 0
        var isWordDue = true
        var rest = name[...]
        while let first = rest.first {
            if isWordDue {
                guard first.isLetter, !first.isLowercase else { return false }
                rest = rest.drop { $0 == "_" || $0.isLetter || $0.isNumber }
                isWordDue = false
                continue
            }
            switch first {
            case "<": (depth, isWordDue) = (depth + 1, true)
            case ".": isWordDue = true
            case ",":
                guard depth > 0, rest.dropFirst().first == " " else { return false }
                rest.removeFirst()
                isWordDue = true
            case ">": depth -= 1
            default: return false
            }
            guard depth >= 0 else { return false }
            rest.removeFirst()
        }
        return !isWordDue && depth == 0
    }

    /// Whether a name can be one of a suite or a module.
    static func isName(_ name: String) -> Bool {
        guard let first = name.first, first == "_" || first.isLetter else { return false }
        return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
