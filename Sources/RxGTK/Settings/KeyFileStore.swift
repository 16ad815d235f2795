#if GTK
import CGTK
import Dispatch
import Foundation
import Rx

/// Settings in a key file: read at once, written a little later away from the main thread, and read again when others change them.
@MainActor
final class KeyFileStore: SettingsStore {
    /// Those that have something to be written, until it is.
    private(set) static var unsaved: [KeyFileStore] = []

    /// Where files are written: one after the other, so that what is written last counts.
    private static let queue = DispatchQueue(label: "RxGTK.Settings", qos: .utility)
    /// How long changes are collected before they are written.
    private static let delay = DispatchTimeInterval.milliseconds(200)

    private let file: SettingsFile
    private var monitor: GObject?
    /// Whether the monitor looks for the folder only, every few seconds.
    private var isFolderMissing = false
    private var texts: [String: String] = [:]
    /// What has been set and is not in the file yet; `nil` is to be taken out.
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
        // What a write that is under way was to say is among these, too.
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

    /// Takes out of the changes what has been written, and has not been set again meanwhile.
    private func finish(_ written: [String: String?], _ result: Result<String?, SettingsError>) {
        if case .success(let kept) = result {
            changes = changes.filter { key, text in written[key] != .some(text) }
            if let kept { onFailure?(.setAside(file: file.path, as: kept)) }
            if isFolderMissing { watchAgain() }
        }
        // What could not be written is tried again with the next change, and when the program ends.
        if changes.isEmpty { Self.unsaved.removeAll { $0 === self } }
    }

    /// Takes over what the file has, and tells what is different; what is still to be written counts more.
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
        let place = g_file_new_for_path(file.path)
        defer { g_object_unref(.init(place)) }
        let flags = GFileMonitorFlags(rawValue: rxgtk_G_FILE_MONITOR_WATCH_MOVES)
        monitor = g_file_monitor_file(place, flags, nil, nil).map { GObject(adopting: OpaquePointer($0)) }
        monitor?.connect("changed", as: GObject.self, GObject?.self, Int.self) { [weak self] _, _, event in
            // While a file is written in place it is not whole; that it is, is told.
            if event != Int(G_FILE_MONITOR_EVENT_CHANGED.rawValue) { self?.read() }
        }
    }

    private func endWatching() {
        guard let monitor else { return }
        g_file_monitor_cancel(monitor.cast())
        self.monitor = nil
    }

    /// Watches the file itself once its folder has been made.
    private func watchAgain() {
        endWatching()
        watch()
        // What others have written in between.
        read()
    }
}
#endif
