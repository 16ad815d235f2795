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
    values.reduce(Localization.look(up: text)) { $0.replacing("{\($1.key)}", with: $1.value) }
}
