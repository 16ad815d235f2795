import Foundation
import ReactorRecording

/// Prints a flight log, or writes a recording of one of its reactors. Throws if the file to write exists.
///
/// - Parameter arguments: The log's file; for a recording also the reactor's name and the file to write.
func flightLog(_ arguments: [String]) throws {
    guard [1, 3].contains(arguments.count) else { throw UsageError("flight-log takes one argument or three") }
    let log = try FlightLog(contentsOf: URL(filePath: arguments[0]))
    guard arguments.count == 3 else {
        for entry in log.entries { print(entry) }
        return
    }
    try PrivateFile.create(URL(filePath: arguments[2]), log.recordingData(of: arguments[1]))
    print("wrote \(arguments[2])")
}
