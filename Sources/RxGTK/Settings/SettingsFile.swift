#if GTK
import CGTKSupport
import Foundation

/// A key file with settings on the disk. Usable from any thread.
package struct SettingsFile: Hashable, Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    private static let group = "Settings"

    /// The file behind symbolic links, so that writing does not replace a link.
    private var target: String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns the texts by name; empty if the file does not exist.
    package func read() throws(SettingsError) -> [String: String] {
        let keyFile = g_key_file_new()
        defer { g_key_file_unref(keyFile) }
        try load(keyFile)
        return texts(of: keyFile)
    }

    /// Applies changes to the current file and replaces it atomically: a reader finds either the old file or the new
    /// one.
    ///
    /// - Parameters:
    ///   - changes: New texts by name; `nil` removes a key.
    ///   - known: Settings to write besides the changes if the file is damaged, because the damaged file is then set
    ///     aside.
    /// - Returns: The new path of a damaged file; `nil` if the file was not damaged.
    package func write(_ changes: [String: String?], known: [String: String]) throws(SettingsError) -> String? {
        try makeFolder()
        let lock = try FolderLock(folder, for: self)
        defer { lock.release() }
        var keyFile = g_key_file_new()
        defer { g_key_file_unref(keyFile) }
        var kept: String?
        do {
            try load(keyFile)
        } catch {
            if case .unreadable(_, let message) = error { throw .notSaved(file: path, message: message) }
            kept = try setAside()
            // `keyFile` contains the settings that GLib read before the damaged place, so a new one replaces it.
            g_key_file_unref(keyFile)
            keyFile = g_key_file_new()
            for (key, text) in known.sorted(by: <) { g_key_file_set_value(keyFile, Self.group, key, text) }
        }
        for (key, text) in changes.sorted(by: { $0.key < $1.key }) {
            if let text {
                g_key_file_set_value(keyFile, Self.group, key, text)
            } else {
                g_key_file_remove_key(keyFile, Self.group, key, nil)
            }
        }
        do { try replace(by: keyFile) } catch {
            if let kept { try putBack(kept, because: error) }
            throw error
        }
        return kept
    }

    /// The folder of the file, which may not exist yet.
    var folder: String { (target as NSString).deletingLastPathComponent }

    private func load(_ keyFile: OpaquePointer?) throws(SettingsError) {
        var error: UnsafeMutablePointer<GError>?
        let flags = GKeyFileFlags(rawValue: rxgtk_G_KEY_FILE_KEEP_COMMENTS | rxgtk_G_KEY_FILE_KEEP_TRANSLATIONS)
        guard g_key_file_load_from_file(keyFile, path, flags, &error) == 0, let error else { return }
        defer { g_error_free(error) }
        let message = String(cString: error.pointee.message)
        // GLib calls a folder or a device damaged too, but these must not be renamed.
        if error.pointee.domain == g_key_file_error_quark(),
            g_file_test(path, GFileTest(rawValue: rxgtk_G_FILE_TEST_IS_REGULAR)) != 0
        {
            throw .damaged(file: path, message: message)
        }
        if g_error_matches(error, g_file_error_quark(), gint(G_FILE_ERROR_NOENT.rawValue)) != 0 { return }
        throw .unreadable(file: path, message: message)
    }

    private func texts(of keyFile: OpaquePointer?) -> [String: String] {
        guard let names = g_key_file_get_keys(keyFile, Self.group, nil, nil) else { return [:] }
        defer { g_strfreev(names) }
        var texts: [String: String] = [:]
        for name in strings(of: names) {
            guard let text = g_key_file_get_value(keyFile, Self.group, name, nil) else { continue }
            defer { g_free(text) }
            texts[name] = String(cString: text)
        }
        return texts
    }

    private func makeFolder() throws(SettingsError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .notSaved(file: path, message: error.localizedDescription)
        }
    }

    /// Renames a damaged file to a name with the current time.
    private func setAside() throws(SettingsError) -> String {
        let time = Date().ISO8601Format(.init(timeSeparator: .omitted, includingFractionalSeconds: true))
        let kept = "\(target).damaged-\(time)"
        do { try FileManager.default.moveItem(atPath: target, toPath: kept) } catch {
            let message = "it is damaged, and cannot be renamed to \(kept): \(error.localizedDescription)"
            throw .notSaved(file: path, message: message)
        }
        return kept
    }

    /// Gives a damaged file its name back, so that the next attempt finds it and still writes the known settings.
    private func putBack(_ kept: String, because failure: SettingsError) throws(SettingsError) {
        do { try FileManager.default.moveItem(atPath: kept, toPath: target) } catch {
            let cause = if case .notSaved(_, let message) = failure { message } else { "\(failure)" }
            let reason = "It cannot be renamed back: \(error.localizedDescription)"
            let message = "\(cause). The file was damaged and renamed to \(kept). \(reason)"
            throw .notSaved(file: path, message: message)
        }
    }

    private func replace(by keyFile: OpaquePointer?) throws(SettingsError) {
        var length: gsize = 0
        let text = g_key_file_to_data(keyFile, &length, nil)
        defer { g_free(text) }
        var error: UnsafeMutablePointer<GError>?
        let flags = GFileSetContentsFlags(
            rawValue: rxgtk_G_FILE_SET_CONTENTS_CONSISTENT | rxgtk_G_FILE_SET_CONTENTS_DURABLE)
        guard g_file_set_contents_full(target, text, gssize(length), flags, 0o600, &error) == 0, let error else {
            return
        }
        defer { g_error_free(error) }
        throw .notSaved(file: path, message: String(cString: error.pointee.message))
    }
}

/// Keeps other programs with these bindings from writing into the folder between our reading and writing.
private struct FolderLock {
    private let descriptor: Int32

    /// Takes the lock. Gives up after two seconds, for example if another program was stopped while it wrote.
    init(_ folder: String, for file: SettingsFile) throws(SettingsError) {
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notSaved(file: file.path, message: String(cString: strerror(errno))) }
        for _ in 0..<200 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            usleep(10_000)
        }
        let message = String(cString: strerror(errno))
        close(descriptor)
        throw .notSaved(file: file.path, message: "its folder cannot be locked: \(message)")
    }

    func release() { close(descriptor) }
}
#endif
