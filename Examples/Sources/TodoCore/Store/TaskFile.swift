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
}

/// The program as the desktop knows it.
package let applicationID = "io.github.swift_reactor.Todo"
