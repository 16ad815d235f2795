#if GTK
/// A failure of settings. The description includes the consequence.
public enum SettingsError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The key file cannot be read, so the values that were known before apply, or the defaults. Changes are not
    /// written while the file is unreadable; see ``notSaved(file:message:)``.
    case unreadable(file: String, message: String)
    /// The key file is damaged, so the values that were known before apply, or the defaults. The file stays unchanged
    /// until a setting is changed.
    case damaged(file: String, message: String)
    /// The damaged key file was renamed, because a new one was written.
    case setAside(file: String, as: String)
    /// The settings could not be written. They apply meanwhile. The next change, ``Settings/save()`` and the end of
    /// `Application.run` try again.
    case notSaved(file: String, message: String)
    /// The stored value has another type than its key, or is not one of the key's values, so the default applies.
    case wrongValue(key: String, text: String, expected: String)
    /// The installed schema has no such key. The default applies, and a value that is set applies until the program
    /// ends.
    case notInSchema(key: String, schema: String)
    /// The app's folder of schemas contains no compiled schemas, or damaged ones, so the system's schemas apply.
    case schemasUnreadable(folder: String, message: String)
    /// The installed schema has no path, which GSettings needs to store its settings. A key file stores them instead.
    case schemaWithoutPath(schema: String)
    /// GSettings rejects a value, because the administrator has locked the setting or because the schema does not allow
    /// the value. The setting keeps its value.
    case refused(key: String, text: String)

    /// The problem, its place, and the consequence.
    public var description: String {
        switch self {
        case .unreadable(let file, let message):
            "\(file) cannot be read, so its settings keep their values, or their defaults: \(message)"
        case .damaged(let file, let message):
            "\(file) is damaged, so its settings keep their values, or their defaults. It is renamed when a setting is changed. \(message)"
        case .setAside(let file, let kept):
            "\(file) was damaged. It was renamed to \(kept), and a new file was written."
        case .notSaved(let file, let message):
            "\(file) cannot be written yet, so the changes are lost if no later attempt succeeds: \(message)"
        case .wrongValue(let key, let text, let expected):
            "The setting \(key) is \(text), which is not a value of its key (type \(expected)), so its default applies."
        case .notInSchema(let key, let schema):
            "The installed schema \(schema) has no key \(key), so its default applies. Install the schema of this version."
        case .schemasUnreadable(let folder, let message):
            "The compiled schemas in \(folder) cannot be read, so the system's schemas apply: \(message)"
        case .schemaWithoutPath(let schema):
            "The schema \(schema) has no path, so a key file stores the settings. Give it one, as in path=\"/org/example/App/\"."
        case .refused(let key, let text):
            "The setting \(key) cannot be \(text), so it keeps its value: the schema does not allow the new value, or the administrator has locked the setting."
        }
    }

    /// Whether every occurrence is reported, because each is the result of another change. Otherwise only the first of
    /// equal failures is reported.
    var isReportedEachTime: Bool {
        switch self {
        case .setAside, .notSaved, .refused: true
        case .unreadable, .damaged, .wrongValue, .notInSchema, .schemasUnreadable, .schemaWithoutPath: false
        }
    }
}
#endif
