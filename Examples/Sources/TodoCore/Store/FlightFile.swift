import Foundation
import ReactorRecording

/// The file that keeps the last steps of the reactors, to show how a crash came about.
package enum FlightFile {
    /// The file in the user's state folder, as the XDG Base Directory Specification defines it.
    package static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification says to ignore a relative path.
        let folder = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? NSHomeDirectory() + "/.local/state") + "/\(applicationID)/todo.flight"
    }

    /// Records the steps of the windows' reactors in half a megabyte. `swift package flight-log` prints the file.
    ///
    /// The recording omits all texts that the user wrote, so that the file can be sent with a report. It omits lists of
    /// tasks, because they are long. It also omits the reactors of rows, because each row that comes into view makes
    /// one.
    package static func record(at path: String) throws -> FlightRecorder {
        try TaskFile.makeFolder(of: path)
        return try FlightRecorder(
            url: URL(filePath: path), capacity: 1 << 19, keeping: .seconds(7 * 24 * 60 * 60),
            redacting: [String.self, [Task].self], where: { $0.type != "\(TaskCellReactor.self)" })
    }
}
