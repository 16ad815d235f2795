#if GTK
import CGTK

/// Pango's markup, in which `<b>` and its like say how a text looks.
public enum Markup {
    /// Makes a text such that it is drawn as it is where markup is expected: "a < b" becomes "a &lt; b".
    public static func escape(_ text: String) -> String {
        let escaped = g_markup_escape_text(text.withoutNUL, -1)!
        defer { g_free(escaped) }
        return String(cString: escaped)
    }

    /// What is wrong with a label's markup; `nil` where nothing is.
    package static func problem(in markup: String) -> String? {
        // A label reads links by itself, which Pango does not know.
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
