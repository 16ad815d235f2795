import Foundation

/// The file that holds the tasks.
package enum TaskFile {
    /// The file in the user's data folder, as the XDG Base Directory Specification defines it.
    package static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification says to ignore a relative path.
        let folder = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? NSHomeDirectory() + "/.local/share") + "/\(applicationID)/tasks.db"
    }

    /// The file in the user's data folder that holds the drafts of a shared list.
    ///
    /// - Parameter address: The address of the list, without a password.
    package static func draftsPath(
        ofList address: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let name = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "list"
        let folder = (standardPath(environment: environment) as NSString).deletingLastPathComponent
        return "\(folder)/shared/\(name).db"
    }

    /// Creates the folder of a file if it does not exist. Only the user has access to it.
    package static func makeFolder(of path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw TaskStoreError.noFolder(path: folder, message: error.sentence)
        }
    }

    /// Renames a file, and the files that SQLite keeps beside it, to a name with the date. If that fails, all files get
    /// their old names back.
    ///
    /// - Returns: The new path of the file.
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
                throw TaskStoreError.notSetAside(path: path, message: error.sentence)
            }
        }
        return kept
    }
}

/// The application ID, which identifies the program to the desktop.
package let applicationID = "io.github.swift_reactor.Todo"
