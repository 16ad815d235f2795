/// Texts of somebody else's on a terminal, which takes some characters as commands.
package enum VisibleText {
    /// The text with what is not seen written as `\u{1b}`.
    ///
    /// - Parameter keepsLines: Whether line feeds stay.
    package static func of(_ text: String, keepsLines: Bool = false) -> String {
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

    /// Controls, separators of lines and paragraphs, formats such as those that turn the direction, and what is no character.
    static func isHidden(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
        // Emoji are joined by this.
        case .format: scalar != "\u{200D}"
        default: false
        }
    }
}
