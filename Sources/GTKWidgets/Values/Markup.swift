#if GTK
import CGTKSupport

/// Pango markup, which formats text with tags such as `<b>`.
public enum Markup {
    /// Escapes text, so that markup shows it literally: "a < b" becomes "a &lt; b".
    public static func escape(_ text: String) -> String {
        let escaped = g_markup_escape_text(text.withoutNUL, -1)!
        defer { g_free(escaped) }
        return String(cString: escaped)
    }

    /// The error in a label's markup; `nil` if the markup is valid.
    package static func problem(in markup: String) -> String? {
        // A label itself parses links. Pango does not know the tag.
        let link = /<a(\s+[\w:-]+\s*=\s*("[^"]*"|'[^']*'))*\s*>/
        let plain =
            markup.contains("<a")
            ? markup.replacing(link, with: "<span>").replacing("</a>", with: "</span>") : markup
        var error: UnsafeMutablePointer<GError>?
        guard pango_parse_markup(plain, -1, 0, nil, nil, nil, &error) == 0 else { return nil }
        return error.takeMessage(or: "no reason")
    }
}
#endif
