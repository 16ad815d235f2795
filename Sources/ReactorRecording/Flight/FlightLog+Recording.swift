public import Foundation
public import ReactorKit

extension FlightLog {
    /// What a reactor did, as far back as the log has each step with its values.
    ///
    /// Where the log no longer has the start, the recording is a part of the session; see ``Recording/isPart``.
    ///
    /// - Parameter type: The reactor's type. Of several reactors of the type, the one that did something last is taken.
    /// - Throws: ``Unrecorded`` where the log has no values of such a reactor, or a ``RecordingError`` where a type is not `Codable`.
    public func recording<Reactor: ReactorKit.Reactor>(of type: Reactor.Type) throws -> Recording<Reactor> {
        try Recording(data: recordingData(of: "\(type)"))
    }

    /// The file of a recording, as ``Recording/data()`` gives it.
    ///
    /// - Parameter name: The reactor's type, as `CounterReactor`, or one reactor, as `CounterReactor #1`.
    package func recordingData(of name: String) throws -> Data {
        var session = FlightSession()
        let steps = try entries.filter { !$0.values.isEmpty }.map { ($0.time, try FlightStep($0.values)) }
        guard let last = steps.last(where: { [$1.type, "\($1.type) #\($1.reactor)"].contains(name) })?.1 else {
            throw Unrecorded(name, among: Set(steps.map { "\($1.type) #\($1.reactor)" }).sorted())
        }
        for (time, step) in steps where step.reactor == last.reactor { session.add(step, at: time) }
        guard let data = try session.data(of: last.type) else { throw Unrecorded(name) }
        return data
    }

    /// No recording can be made of a log.
    public struct Unrecorded: Error, LocalizedError {
        /// What is wrong and what to do.
        public let errorDescription: String?

        init(_ name: String, among reactors: [String]) {
            errorDescription =
                reactors.isEmpty
                ? "The log has texts only: start the flight recorder with keepsValues: true."
                : "The log has no values of \(name); it has those of \(reactors.joined(separator: ", "))."
        }

        init(_ name: String) {
            errorDescription = """
                The log has no state of \(name) to begin with: its steps hold redacted values, or more than a quarter of the \
                file; give the flight recorder a greater capacity.
                """
        }
    }
}
