#if GTK
import CGTKSupport
import Dispatch
import Foundation
import Rx

/// Keeps settings in a key file. It reads the file at once, writes changes a little later off the main thread, and
/// reads the file again when another program changes it.
@MainActor
final class KeyFileStore: SettingsStore {
    /// The stores with changes that are not written yet.
    private(set) static var unsaved: [KeyFileStore] = []

    /// Writes files one after the other, so that the last write wins.
    private static let queue = DispatchQueue(label: "RxGTK.Settings", qos: .utility)
    /// How long changes are collected before they are written.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let file: SettingsFile
    private var monitor: GTKWidgets.GObject?
    /// Whether the file's folder is missing. The monitor then only checks for the folder, every few seconds.
    private var isFolderMissing = false
    private var texts: [String: String] = [:]
    /// The changes that are not in the file yet; `nil` removes a key.
    private var changes: [String: String?] = [:]
    private var isWaitingToWrite = false
    private var onChange: (@MainActor (String) -> Void)?
    private var onFailure: (@MainActor (SettingsError) -> Void)?

    init(_ file: SettingsFile) {
        self.file = file
    }

    isolated deinit { endWatching() }

    func start(onChange: @escaping @MainActor (String) -> Void, onFailure: @escaping @MainActor (SettingsError) -> Void)
    {
        (self.onChange, self.onFailure) = (onChange, onFailure)
        watch()
        read()
    }

    func text(for key: String) -> String? { texts[key] }

    func set(_ text: String?, for key: String) {
        guard texts[key] != text else { return }
        texts[key] = text
        changes[key] = .some(text)
        writeSoon()
        onChange?(key)
    }

    func save() throws(SettingsError) {
        guard !changes.isEmpty else { return Self.queue.sync {} }
        let (file, changes, texts) = (file, changes, texts)
        // `changes` includes those of a write in progress, because they are removed only when it has finished.
        let result = Self.queue.sync { Self.write(changes, known: texts, to: file) }
        finish(changes, result)
        if case .failure(let error) = result { throw error }
    }

    private func writeSoon() {
        if !Self.unsaved.contains(where: { $0 === self }) { Self.unsaved.append(self) }
        guard !isWaitingToWrite else { return }
        isWaitingToWrite = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.write() }
    }

    private func write() {
        isWaitingToWrite = false
        guard !changes.isEmpty else { return }
        let (file, changes, texts) = (file, changes, texts)
        Self.queue.async {
            let result = Self.write(changes, known: texts, to: file)
            DispatchQueue.main.async {
                self.finish(changes, result)
                if case .failure(let error) = result { self.onFailure?(error) }
            }
        }
    }

    private nonisolated static func write(
        _ changes: [String: String?], known: [String: String], to file: SettingsFile
    ) -> Result<String?, SettingsError> {
        do { return .success(try file.write(changes, known: known)) } catch { return .failure(error) }
    }

    /// If the write succeeded, removes the written changes from `changes`, except those of keys that have been set to
    /// another text meanwhile.
    private func finish(_ written: [String: String?], _ result: Result<String?, SettingsError>) {
        if case .success(let kept) = result {
            changes = changes.filter { key, text in written[key] != .some(text) }
            if let kept { onFailure?(.setAside(file: file.path, as: kept)) }
            if isFolderMissing { watchAgain() }
        }
        // A change that could not be written is retried with the next change, by `save`, and at the end of
        // `Application.run`.
        if changes.isEmpty { Self.unsaved.removeAll { $0 === self } }
    }

    /// Takes over the file's settings, and reports the keys that differ. Changes that are not written yet take
    /// precedence.
    private func read() {
        do {
            var found = try file.read()
            for (key, text) in changes { found[key] = text }
            let before = texts
            texts = found
            for key in Set(before.keys).union(found.keys).sorted() where before[key] != found[key] { onChange?(key) }
        } catch {
            onFailure?(error)
        }
    }

    private func watch() {
        isFolderMissing = !FileManager.default.fileExists(atPath: file.folder)
        let gFile = g_file_new_for_path(file.path)
        defer { g_object_unref(.init(gFile)) }
        let flags = GFileMonitorFlags(rawValue: rxgtk_G_FILE_MONITOR_WATCH_MOVES)
        monitor = g_file_monitor_file(gFile, flags, nil, nil).map { GTKWidgets.GObject(adopting: OpaquePointer($0)) }
        monitor?.connect("changed", as: GTKWidgets.GObject.self, GTKWidgets.GObject?.self, Int.self) {
            [weak self] _, _, event in
            // A file that is written in place may be incomplete at this event. Another event reports that the write is
            // complete.
            if event != Int(G_FILE_MONITOR_EVENT_CHANGED.rawValue) { self?.read() }
        }
    }

    private func endWatching() {
        guard let monitor else { return }
        g_file_monitor_cancel(monitor.cast())
        self.monitor = nil
    }

    /// Starts to watch the file itself, after its folder has been made.
    private func watchAgain() {
        endWatching()
        watch()
        // Another program may have written the file in between.
        read()
    }
}
#endif
