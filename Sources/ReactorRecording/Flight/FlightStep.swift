internal import Foundation
internal import ReactorKit
internal import Rx
internal import RxSupport

/// The data of a step for a recording, written beside the step's text in a flight recorder's file.
struct FlightStep: Encodable {
    /// The name of the reactor's type. Empty in a step without values if the name is too long. The number of the
    /// reactor identifies such a step.
    private(set) var type: String
    let reactor: UInt64
    let number: UInt64
    let cause: UInt64?
    /// The step's line of the recording, or `nil` if the values are redacted, too large, or cannot be encoded. A
    /// recording must then begin after this step.
    private(set) var line: RecordingLine?

    /// Encodes the step in at most `limit` bytes: without its values if these cannot be encoded or are too large, and
    /// also without the name of the type if that is too long.
    ///
    /// - Parameter limit: At least the 128 bytes of the numbers.
    func data(limit: Int) -> Data {
        if let data = try? BoundedEncoder.encode(self, limit: limit) { return data }
        var gap = self
        gap.line = nil
        if let data = try? BoundedEncoder.encode(gap, limit: limit) { return data }
        gap.type = ""
        do { return try BoundedEncoder.encode(gap, limit: limit) } catch {
            stopProgram("Numbers are always encoded: \(error)")
        }
    }

    init?(_ event: ReactorEvent, _ describe: RedactedDescription) {
        guard let values = Self.values(event.kind) else { return nil }
        (type, reactor, number, cause) = (event.reactor.type, event.reactor.number, event.number, event.cause)
        guard !values.contains(where: describe.holdsRedacted) else {
            line = nil
            return
        }
        line = RecordingLine(event.kind, describe)
    }

    /// - Throws: ``FlightLog/FormatError``.
    init(_ data: Data) throws {
        do throws(JSONError) { try self.init(JSONText(data).members()) } catch {
            throw FlightLog.FormatError(errorDescription: "The values of a record cannot be read: it \(error.reason).")
        }
    }

    private init(_ members: [String: JSONText]) throws(JSONError) {
        guard let type: String = try members.decoded("type"), let reactor: UInt64 = try members.decoded("reactor"),
            let number: UInt64 = try members.decoded("number")
        else { throw .malformed }
        (self.type, self.reactor, self.number) = (type, reactor, number)
        cause = try members.decoded("cause")
        line = if let line = members.present("line") { try RecordingLine(line) } else { nil }
    }

    /// The values of an event, or `nil` if the event is not recorded.
    private static func values(_ kind: ReactorEvent.Kind) -> [Any]? {
        switch kind {
        case .started(let state): [state]
        case .action(let action): [action]
        case .mutation(let mutation, _, let after): [mutation, after]
        case .failure: []
        case .state, .effectStarted, .effectEnded, .ended: nil
        }
    }
}

extension RecordingLine {
    fileprivate init(_ kind: ReactorEvent.Kind, _ describe: RedactedDescription) {
        self.init()
        switch kind {
        case .started(let state): self.state = SavedValue(state)
        case .action(let action): self.action = SavedValue(action)
        case .mutation(let mutation, _, let after): (self.mutation, state) = (SavedValue(mutation), SavedValue(after))
        case .failure(let failure): self.failure = describe(failure.error)
        case .state, .effectStarted, .effectEnded, .ended: break
        }
    }
}
