package import Foundation
package import ReactorKit

/// The recording of one reactor, made of its events; see ``Recording``.
package enum EventRecording {
    /// The file, as ``Recording/data()`` gives it; `nil` where the events have no state to begin with.
    ///
    /// - Parameters:
    ///   - events: Events of one reactor, in order. A recording of those that do not have its start is a part of the session.
    ///   - reactor: The reactor's type.
    /// - Throws: An error of a value's `encode(to:)`.
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
