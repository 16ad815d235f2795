import CGettext
import Foundation

/// The language of the program's texts.
package enum Localization {
    /// Takes the language from the environment. Call it once, before anything else. Without this call all texts are
    /// English.
    ///
    /// - Parameters:
    ///   - app: The app's name, which is also the name of its folder in `Examples/po`.
    ///   - folder: The folder of the catalogs, such as `ko/LC_MESSAGES/<app>.mo`. If the language has no catalog, all
    ///     texts are English.
    package static func start(_ app: String, folder: String = ShareFolder.path + "/locale") {
        _ = setlocale(LC_ALL, "")
        bindtextdomain(app, folder)
        bind_textdomain_codeset(app, "UTF-8")
        textdomain(app)
    }

    // If a text has no translation, `gettext` returns its argument. So the argument must outlive the copy of the
    // result.
    fileprivate static func look(up text: String) -> String {
        text.withCString { String(cString: gettext($0)) }
    }
}

/// Returns a text in the user's language.
///
/// - Parameters:
///   - text: The English text, as the app's catalogs in `po/` list it.
///   - values: The values that replace each `{name}` in the text.
package func localized(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    Localization.look(up: text).filled(with: values)
}

extension String {
    /// Replaces each `{name}` in one pass, because a value may itself contain braces.
    fileprivate func filled(with values: KeyValuePairs<String, String>) -> String {
        var (filled, rest) = ("", self[...])
        while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
            let name = rest[rest.index(after: opening)..<closing]
            filled += rest[..<opening]
            filled += values.first { $0.key == name }?.value ?? String(rest[opening...closing])
            rest = rest[rest.index(after: closing)...]
        }
        return filled + rest
    }
}
