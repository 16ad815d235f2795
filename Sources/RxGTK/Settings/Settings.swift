#if GTK
import CGTKSupport
public import Foundation
import Rx
import RxSupport

/// The user's settings, by typed keys, stored between runs of the program.
///
/// A key reads and sets a setting (`settings[.showsDone]`), and `settings.rx.setting(.showsDone)` is its stream.
/// Changes by other programs are noticed. An app makes one instance and keeps it. Main actor only. Wraps `GSettings` if
/// a schema is installed. Otherwise the settings are in a key file, as GVariant text, the format that GSettings uses
/// too.
@MainActor
public final class Settings {
    /// The key file; `nil` if GSettings stores the settings.
    public let file: URL?

    /// The names of changed settings, whether this program, another one or the user changed them.
    let changes = PublishSubject<String>()
    /// The failures of the settings.
    let failures = Listeners<SettingsError>(buffersFirstEvents: true)
    private let store: any SettingsStore
    private var reportedFailures: Set<SettingsError> = []

    /// Makes the settings of an application. They are in GSettings if a schema with its id is installed, else in
    /// `ID/settings.ini` in the user's configuration folder (`$XDG_CONFIG_HOME`).
    ///
    /// Reading does not create the file; the first change does. Traps if GLib does not accept the id.
    ///
    /// - Parameters:
    ///   - id: The application's identity, such as "org.example.Counter".
    ///   - schemas: A folder of compiled schemas that is searched before the system's, for an app that is not
    ///     installed.
    public convenience init(id: String, schemas: URL? = nil) {
        guard g_application_id_is_valid(id) != 0 else {
            stopProgram("\"\(id)\" is not an id for settings: use parts of letters, digits and \"_\", joined by dots.")
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

    /// Makes the settings of a key file. The first change creates the file and its folder. Traps if `file` is not a
    /// file URL.
    public convenience init(file: URL) {
        guard file.isFileURL else { stopProgram(Misuse.noFile(file.absoluteString, for: "Settings")) }
        self.init(KeyFileStore(SettingsFile(path: file.path)), file: file)
    }

    private init(_ store: any SettingsStore, file: URL?) {
        Misuse.requireMainThread("Settings")
        _ = Self.savesBeforeExit
        (self.store, self.file) = (store, file)
        store.start(
            onChange: { [weak self] in self?.changes.onNext($0) },
            onFailure: { [weak self] failure in
                guard let self else { return Self.print(failure) }
                report(failure)
            })
    }

    isolated deinit { changes.onCompleted() }

    /// The value of a setting: the value that was set, or else the default of the key, or of the schema if GSettings
    /// stores the setting.
    ///
    /// The key file is written about 200 ms after a change, off the main thread. `Application.run` writes pending
    /// changes before it returns.
    public subscript<Value>(key: Key<Value>) -> Value {
        get {
            guard let text = store.text(for: key.name) else { return key.defaultValue }
            if let value = Value(settingText: text) { return value }
            report(.wrongValue(key: key.name, text: text, expected: Value.variantType))
            return key.defaultValue
        }
        set { store.set(newValue.settingText, for: key.name) }
    }

    /// Removes the value that was set, so that the default applies again.
    public func reset<Value>(_ key: Key<Value>) {
        store.set(nil, for: key.name)
    }

    /// Writes all pending changes now, and throws if that fails. Waits for the disk.
    public func save() throws(SettingsError) {
        try store.save()
    }

    /// Reports a failure. Reports a repeated failure again only if its `isReportedEachTime` is true.
    private func report(_ failure: SettingsError) {
        if !failure.isReportedEachTime, !reportedFailures.insert(failure).inserted { return }
        if !failures.emit(failure) { Self.print(failure) }
    }

    private static func print(_ failure: SettingsError) {
        Diagnostics.write("Settings: \(failure)\n")
    }

    /// Makes `Application.run` write the pending changes of all settings. Evaluated once.
    private static let savesBeforeExit: Void = Application.beforeExit.append(saveAll)

    private static func saveAll() {
        for store in KeyFileStore.unsaved {
            do { try store.save() } catch { print(error) }
        }
        g_settings_sync()
    }
}
#endif
