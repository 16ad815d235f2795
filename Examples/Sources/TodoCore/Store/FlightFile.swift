import Foundation
import ReactorRecording

/// Where the last steps of the reactors are kept, for what led to a crash.
package enum FlightFile {
    /// The file in the person's state folder, as the XDG Base Directory Specification says.
    package static func standardPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
        // The specification: a path that is not absolute is to be ignored.
        let folder = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? NSHomeDirectory() + "/.local/state") + "/\(applicationID)/todo.flight"
    }

    /// Records what the windows do, in half a megabyte; `swift package flight-log` prints it.
    ///
    /// What the person wrote is left out, so that the file can be sent with a report. So are lists of tasks, because they are long, and the
    /// reactors of rows, of which there is one each time a row comes into view.
    package static func record(at path: String) throws -> FlightRecorder {
        try TaskFile.makeFolder(of: path)
        return try FlightRecorder(
            url: URL(filePath: path), capacity: 1 << 19, keeping: .seconds(7 * 24 * 60 * 60),
            redacting: [String.self, [Task].self], where: { $0.type != "\(TaskCellReactor.self)" })
    }
}
