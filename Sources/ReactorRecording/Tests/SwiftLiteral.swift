/// Quotes untrusted texts in the source of a test, so that nothing in them is interpreted.
enum SwiftLiteral {
    /// Returns a literal of a text. The text is unchanged if it is readable; otherwise its non-printing characters are
    /// escaped.
    static func literal(_ text: String) -> String {
        // Three quotes in a row would begin a multi-line literal.
        guard text.unicodeScalars.allSatisfy(isPrinted), !text.hasPrefix("\"\"") else { return quoted(text) }
        let longest = text.split(whereSeparator: { $0 != "#" }).map(\.count).max() ?? 0
        let hashes = String(repeating: "#", count: longest + 1)
        return "\(hashes)\"\(text)\"\(hashes)"
    }

    /// Returns a literal in quotes, with escapes.
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

    /// Returns whether a scalar is displayed as itself. Control characters, line separators, and characters that change
    /// the text direction are not.
    private static func isPrinted(_ scalar: UnicodeScalar) -> Bool { !VisibleText.isHidden(scalar) }

    /// Returns whether a name can be the name of a type: words that begin like type names, with their generic
    /// arguments. Such a name cannot contain a call.
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

    /// Returns whether a name can be the name of a suite or a module.
    static func isName(_ name: String) -> Bool {
        guard let first = name.first, first == "_" || first.isLetter else { return false }
        return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }
}
