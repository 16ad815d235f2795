public import Foundation
public import ReactorKit

extension FlightLog {
    /// Returns the recording of a reactor, as far back as the log has each step with its values.
    ///
    /// If the log no longer has the start, the recording is a part of the session; see ``Recording/isPart``.
    ///
    /// - Parameter type: The reactor's type. If the log has several reactors of this type, the one with the latest step
    ///   is taken.
    /// - Throws: ``MissingRecordingError`` if the log has no values of such a reactor, or no state to begin with.
    ///   ``FormatError`` if the values of a record are damaged. A ``RecordingError`` if a type is not `Codable`, or if
    ///   it cannot decode its values.
    public func recording<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) throws -> Recording<Reactor> {
        try Recording(data: recordingData(of: "\(type)"))
    }

    /// Returns the file of a recording, in the format of ``Recording/data()``.
    ///
    /// - Parameter name: The name of the reactor's type, such as `CounterReactor`, or of one reactor, such as
    ///   `CounterReactor #1`.
    package func recordingData(of name: String) throws -> Data {
        var session = FlightSession()
        let steps = try entries.filter { !$0.values.isEmpty }.map { ($0.time, try FlightStep($0.values)) }
        guard let last = steps.last(where: { [$1.type, "\($1.type) #\($1.reactor)"].contains(name) })?.1 else {
            let reactors = steps.map { "\($1.type.isEmpty ? "…" : $1.type) #\($1.reactor)" }
            throw MissingRecordingError(name, among: Set(reactors).sorted())
        }
        for (time, step) in steps where step.reactor == last.reactor { session.add(step, at: time) }
        guard let data = try session.data(of: last.type) else { throw MissingRecordingError(name) }
        return data
    }

    /// The old name of `MissingRecordingError`.
    @available(*, deprecated, renamed: "MissingRecordingError")
    public typealias Unrecorded = MissingRecordingError

    /// The error if a log does not contain a recording.
    public struct MissingRecordingError: Error, LocalizedError {
        /// The problem and its remedy.
        public let errorDescription: String?

        init(_ name: String, among reactors: [String]) {
            errorDescription =
                reactors.isEmpty
                ? "The log has texts only: start the flight recorder with keepsValues: true."
                : "The log has no values of \(name). It has values of \(reactors.joined(separator: ", "))."
        }

        init(_ name: String) {
            errorDescription = """
                The log has no state of \(name) to begin with: its steps contain redacted values, or exceed a quarter of the \
                file. In the second case, give the flight recorder a larger capacity.
                """
        }
    }
}
