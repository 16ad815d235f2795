#if GTK
/// Says what is wrong with settings, and what was done about it.
public enum SettingsError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The key file cannot be read; its settings count as not set. It stays as it is until a setting is changed.
    case unreadable(file: String, message: String)
    /// The key file is damaged; what was known of it counts. It stays as it is until a setting is changed.
    case damaged(file: String, message: String)
    /// The damaged key file has got another name, because a new one was written.
    case setAside(file: String, as: String)
    /// The settings could not be written; they count in this run of the program, and are written with the next change.
    case notSaved(file: String, message: String)
    /// A setting is something else than its key says; the default counts.
    case wrongValue(key: String, text: String, expected: String)
    /// The installed schema has no such key; the default counts, and what is set counts in this run of the program only.
    case notInSchema(key: String, schema: String)
    /// The folder of schemas that the app names has no compiled ones, or they are damaged; those of the system count.
    case schemasUnreadable(folder: String, message: String)
    /// The installed schema says no path, without which GSettings cannot keep its settings; a key file does.
    case schemaWithoutPath(schema: String)
    /// GSettings refuses a value, because the administrator has set the key or the schema does not allow that value.
    case refused(key: String, text: String)

    /// What is wrong, where, and what was done.
    public var description: String {
        switch self {
        case .unreadable(let file, let message):
            "\(file) cannot be read, and the defaults count: \(message)"
        case .damaged(let file, let message):
            "\(file) is damaged, and the defaults count. It is kept under another name when a setting is changed. \(message)"
        case .setAside(let file, let kept):
            "\(file) was damaged, is kept as \(kept), and was written anew."
        case .notSaved(let file, let message):
            "\(file) cannot be written, so the settings count until the program ends: \(message)"
        case .wrongValue(let key, let text, let expected):
            "The setting \(key) is \(text), which stands for no value of its key (type \(expected)), so its default counts."
        case .notInSchema(let key, let schema):
            "The installed schema \(schema) has no key \(key), so its default counts. Install the schema of this version."
        case .schemasUnreadable(let folder, let message):
            "The compiled schemas in \(folder) cannot be read, so those of the system count: \(message)"
        case .schemaWithoutPath(let schema):
            "The schema \(schema) has no path, so a key file keeps the settings. Give it one, as in path=\"/org/example/App/\"."
        case .refused(let key, let text):
            "The setting \(key) cannot be \(text): the schema does not allow it, or the administrator has set it."
        }
    }

    /// Whether it is told each time, because something was lost or kept elsewhere each time.
    var isAboutWriting: Bool {
        switch self {
        case .setAside, .notSaved, .refused: true
        case .unreadable, .damaged, .wrongValue, .notInSchema, .schemasUnreadable, .schemaWithoutPath: false
        }
    }
}
#endif
