#if GTK
import CGTK
public import Foundation
import Rx

/// What the person has set, by typed keys, kept from one run of the program to the next.
///
/// A setting is read and set by its key (`settings[.showsDone]`), and is a stream by `settings.rx.setting(.showsDone)`. What another
/// program changes is seen. An app makes one and keeps it. Main actor only. Wraps `GSettings` where a schema is installed; elsewhere
/// the settings are a key file, whose values are texts of GVariant, as GSettings writes them.
@MainActor
public final class Settings {
    /// The key file; `nil` where GSettings keeps the settings.
    public let file: URL?

    /// Names of the settings that have changed, whoever changed them.
    let changes = PublishSubject<String>()
    /// What is wrong with the settings.
    let failures = Backlog<SettingsError>()
    private let store: any SettingsStore
    private var told: Set<SettingsError> = []

    /// The settings of an application, from GSettings where a schema of its id is installed, else from `ID/settings.ini` in the
    /// person's configuration folder (`$XDG_CONFIG_HOME`).
    ///
    /// Reading makes no file: the first change does. An id that GLib does not accept stops the program.
    ///
    /// - Parameters:
    ///   - id: The application's identity, such as "org.example.Counter".
    ///   - schemas: A folder of compiled schemas to look in before those of the system, as an app has that is not installed.
    public convenience init(id: String, schemas: URL? = nil) {
        guard g_application_id_is_valid(id) != 0 else {
            stopProgram("\"\(id)\" is no id of settings: it needs parts of letters, digits and \"_\" joined by dots.")
        }
        var wrong: [SettingsError] = []
        if let store = SchemaStore(id: id, folder: schemas, report: { wrong.append($0) }) {
            self.init(store, file: nil)
        } else {
            let folder = URL(filePath: String(cString: g_get_user_config_dir()), directoryHint: .isDirectory)
            self.init(file: folder.appending(path: "\(id)/settings.ini"))
        }
        wrong.forEach(report)
    }

    /// The settings of a key file, which the first change makes with its folder. An address that is no file's stops the program.
    public convenience init(file: URL) {
        guard file.isFileURL else { stopProgram(Misuse.noFile(file.absoluteString, for: "Settings")) }
        self.init(KeyFileStore(SettingsFile(path: file.path)), file: file)
    }

    private init(_ store: any SettingsStore, file: URL?) {
        Misuse.requireMainThread("Settings")
        (self.store, self.file) = (store, file)
        store.start(
            onChange: { [weak self] in self?.changes.onNext($0) },
            onFailure: { [weak self] failure in
                guard let self else { return Self.print(failure) }
                report(failure)
            })
    }

    isolated deinit { changes.onCompleted() }

    /// The setting: what was set, or else the key's default, or the schema's where GSettings keeps it.
    ///
    /// What is set is written within a quarter of a second, away from the main thread, and in any case before `Application.run` returns.
    public subscript<Value>(key: Key<Value>) -> Value {
        get {
            guard let text = store.text(for: key.name) else { return key.defaultValue }
            if let value = Value(settingText: text) { return value }
            report(.wrongValue(key: key.name, text: text, expected: Value.variantType))
            return key.defaultValue
        }
        set { store.set(newValue.settingText, for: key.name) }
    }

    /// Forgets what was set: the default counts again.
    public func reset<Value>(_ key: Key<Value>) {
        store.set(nil, for: key.name)
    }

    /// Writes now what is still to be written, and throws why that fails. Waits for the disk.
    public func save() throws(SettingsError) {
        try store.save()
    }

    /// Tells a failure; one that is the same as before once only, unless it is about writing.
    private func report(_ failure: SettingsError) {
        if !failure.isAboutWriting, !told.insert(failure).inserted { return }
        if !failures.tell(failure) { Self.print(failure) }
    }

    private static func print(_ failure: SettingsError) {
        FileHandle.standardError.write(Data("Settings: \(failure)\n".utf8))
    }

    /// Writes whatever settings are still to be written, as a program does that ends.
    static func saveAll() {
        for store in KeyFileStore.unsaved {
            do { try store.save() } catch { print(error) }
        }
        g_settings_sync()
    }
}
#endif
