import CGettext
import Foundation

/// The language of what the program says.
package enum Localization {
    /// Takes the language from the environment. Call it once, first thing; without it all texts are English.
    ///
    /// - Parameters:
    ///   - app: Whose texts these are, as `Examples/po` names its folder.
    ///   - folder: Holds `ko/LC_MESSAGES/<app>.mo` and its like. Where there is none for the language, texts are English.
    package static func start(_ app: String, folder: String = ShareFolder.path + "/locale") {
        _ = setlocale(LC_ALL, "")
        bindtextdomain(app, folder)
        bind_textdomain_codeset(app, "UTF-8")
        textdomain(app)
    }

    // Where there is no translation gettext returns the pointer it was given, so that must still be valid then.
    fileprivate static func look(up text: String) -> String {
        text.withCString { String(cString: gettext($0)) }
    }
}

/// The text in the person's language.
///
/// - Parameters:
///   - text: The English text, as the app's catalogs in `po/` list it.
///   - values: What stands for each `{name}` in it.
package func localized(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
    values.reduce(Localization.look(up: text)) { $0.replacing("{\($1.key)}", with: $1.value) }
}
