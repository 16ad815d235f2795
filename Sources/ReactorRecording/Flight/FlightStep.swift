internal import Foundation
internal import ReactorKit
internal import Rx

/// What a recording needs of a step, beside its text in the file of a flight recorder.
struct FlightStep: Codable {
    let type: String
    let reactor: UInt64
    let number: UInt64
    let cause: UInt64?
    /// `nil` where it must not or cannot be written down: a recording cannot have what came before.
    private(set) var line: RecordingLine?

    /// The step as it is written: without its values where they cannot be encoded or are longer than `limit` bytes.
    func data(limit: Int) -> Data {
        let encoder = JSONEncoder.ofRecordings
        if let data = try? encoder.encode(self), data.count <= limit { return data }
        var gap = self
        gap.line = nil
        do { return try encoder.encode(gap) } catch { stopProgram("Numbers and a name are always encoded: \(error)") }
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

    init(_ data: Data) throws { self = try JSONDecoder.ofRecordings.decode(FlightStep.self, from: data) }

    /// `nil` for what is not recorded.
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
