package import Foundation
package import ReactorKit

/// Makes the recording of one reactor from its events; see ``Recording``.
package enum EventRecording {
    /// Returns the file of the recording, in the format of ``Recording/data()``, or `nil` if no event has a state to
    /// begin with.
    ///
    /// - Parameters:
    ///   - events: The events of one reactor, in order. If they do not include its start, the recording is a part of
    ///     the session.
    ///   - reactor: The name of the reactor's type.
    /// - Throws: An error of a value's `encode(to:)`, or an `EncodingError` if a value is nested too deep or the file
    ///   would be too large.
    package static func data(of events: [ReactorEvent], reactor: String) throws -> Data? {
        guard let first = events.first else { return nil }
        var session = FlightSession()
        for event in events {
            guard let step = FlightStep(event, RedactedDescription(redacting: [])) else { continue }
            session.add(step, at: Date(timeIntervalSinceReferenceDate: (event.time - first.time) / .seconds(1)))
        }
        return try session.data(of: reactor)
    }
}
