#if GTK
/// A failure of settings. The description includes the consequence.
public enum SettingsError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The key file cannot be read, so its settings count as not set. The file stays unchanged until a setting is
    /// changed.
    case unreadable(file: String, message: String)
    /// The key file is damaged, so the values that were known before apply. The file stays unchanged until a setting is
    /// changed.
    case damaged(file: String, message: String)
    /// The damaged key file was renamed, because a new one was written.
    case setAside(file: String, as: String)
    /// The settings could not be written. They apply until the program ends, and are written with the next change.
    case notSaved(file: String, message: String)
    /// The stored value does not have the type of its key, so the default applies.
    case wrongValue(key: String, text: String, expected: String)
    /// The installed schema has no such key. The default applies, and a value that is set applies until the program
    /// ends.
    case notInSchema(key: String, schema: String)
    /// The app's folder of schemas contains no compiled schemas, or damaged ones, so the system's schemas apply.
    case schemasUnreadable(folder: String, message: String)
    /// The installed schema has no path, which GSettings needs to store its settings. A key file stores them instead.
    case schemaWithoutPath(schema: String)
    /// GSettings rejects a value, because the administrator has set the key or because the schema does not allow the
    /// value.
    case refused(key: String, text: String)

    /// The problem, its place, and the consequence.
    public var description: String {
        switch self {
        case .unreadable(let file, let message):
            "\(file) cannot be read, so the defaults apply: \(message)"
        case .damaged(let file, let message):
            "\(file) is damaged, so its settings keep their values, or their defaults. It is renamed when a setting is changed. \(message)"
        case .setAside(let file, let kept):
            "\(file) was damaged. It was renamed to \(kept), and a new file was written."
        case .notSaved(let file, let message):
            "\(file) cannot be written, so the settings apply only until the program ends: \(message)"
        case .wrongValue(let key, let text, let expected):
            "The setting \(key) is \(text), which is not a value of its key (type \(expected)), so its default applies."
        case .notInSchema(let key, let schema):
            "The installed schema \(schema) has no key \(key), so its default applies. Install the schema of this version."
        case .schemasUnreadable(let folder, let message):
            "The compiled schemas in \(folder) cannot be read, so the system's schemas apply: \(message)"
        case .schemaWithoutPath(let schema):
            "The schema \(schema) has no path, so a key file stores the settings. Give it one, as in path=\"/org/example/App/\"."
        case .refused(let key, let text):
            "The setting \(key) cannot be \(text): the schema does not allow it, or the administrator has set it."
        }
    }

    /// Whether each occurrence is reported, because each time a value was lost or stored elsewhere.
    var isReportedEachTime: Bool {
        switch self {
        case .setAside, .notSaved, .refused: true
        case .unreadable, .damaged, .wrongValue, .notInSchema, .schemasUnreadable, .schemaWithoutPath: false
        }
    }
}
#endif
