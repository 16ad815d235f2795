/// Escapes untrusted texts for a terminal, which interprets some characters as commands.
package enum VisibleText {
    /// Returns the text with its invisible characters escaped, such as `\u{1b}`.
    ///
    /// - Parameter keepsLines: Whether line feeds are kept.
    package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var visible = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar), !(keepsLines && scalar == "\n") {
                visible += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    /// Returns whether a scalar is invisible: a control character, a line or paragraph separator, a format character
    /// such as a change of direction, or a character that is unassigned or for private use.
    static func isHidden(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // U+200D joins emoji.
        case .format: scalar != "\u{200D}"
        default: false
        }
    }
}
