import Foundation

/// Where the tasks are kept.
package enum TaskFile {
    /// The file in the person's data folder, as the XDG Base Directory Specification says.
    package static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification: a path that is not absolute is to be ignored.
        let folder = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? NSHomeDirectory() + "/.local/share") + "/\(applicationID)/tasks.db"
    }

    /// Makes the folder of a file, for the person alone, where there is none.
    package static func makeFolder(of path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw TaskStoreError.noFolder(path: folder, message: String(describing: error))
        }
    }

    /// Gives a file another name, with the date in it, and with the file what SQLite keeps beside it. Where that fails all is as before.
    ///
    /// - Returns: The path of the file now.
    @discardableResult
    package static func setAside(_ path: String, at date: Date = Date()) throws -> String {
        let kept = "\(path).damaged-\(date.ISO8601Format(.init(timeSeparator: .omitted)))"
        let files = ["-wal", "-shm", ""].filter { FileManager.default.fileExists(atPath: path + $0) }
        for (index, suffix) in files.enumerated() {
            do {
                try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
            } catch {
                for moved in files[..<index] {
                    try FileManager.default.moveItem(atPath: kept + moved, toPath: path + moved)
                }
                throw TaskStoreError.notSetAside(path: path, message: String(describing: error))
            }
        }
        return kept
    }
}

/// The program as the desktop knows it.
package let applicationID = "io.github.swift_reactor.Todo"
