internal import Foundation
internal import ReactorKit

/// A line of a file.
struct RecordingLine: Codable {
    static let format = "swift-reactor recording"
    static let version = 1

    var format: String?
    var version: Int?
    var reactor: String?
    var seconds: Double?
    var action: SavedValue?
    var mutation: SavedValue?
    var state: SavedValue?
    /// The place of the action that a mutation follows from.
    var follows: Int?
    var failure: String?
    /// Whether the session had begun before.
    var isPart: Bool?

    init() {}

    /// A header.
    init(reactor: String, state: SavedValue, isPart: Bool) {
        (format, version, self.reactor, self.state) = (Self.format, Self.version, reactor, state)
        self.isPart = isPart ? true : nil
    }

    init<Reactor>(_ step: Recording<Reactor>.Step) {
        seconds = step.time / .seconds(1)
        switch step.kind {
        case .action(let action): self.action = SavedValue(action)
        case .mutation(let mutation, let after, let action):
            (self.mutation, state, follows) = (SavedValue(mutation), SavedValue(after), action)
        case .failure(let failure): self.failure = failure
        }
    }

    init(_ text: Data, at number: Int) throws {
        do { self = try JSONDecoder.ofRecordings.decode(RecordingLine.self, from: text) } catch {
            throw RecordingError.malformed(line: number, reason: "it is no JSON object with the fields of a step")
        }
    }

    /// The header and the lines of the steps, whatever reactor they are of.
    static func read(_ data: Data) throws -> (header: RecordingLine, steps: [RecordingLine]) {
        let lines = data.split(separator: 0x0A)
        guard let first = lines.first else { throw RecordingError.malformed(line: 1, reason: "it is empty") }
        let header = try RecordingLine(first, at: 1)
        guard header.format == format, let found = header.version else {
            throw RecordingError.malformed(line: 1, reason: "it is no header of a recording")
        }
        guard found == version else { throw RecordingError.version(found: found, supported: version) }
        let steps = try lines.dropFirst().enumerated().map { index, line in try RecordingLine(line, at: index + 2) }
        return (header, steps)
    }

    /// A file of these lines.
    static func data(_ lines: [RecordingLine]) throws -> Data {
        let encoder = JSONEncoder.ofRecordings
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try lines.reduce(into: Data()) { data, line in
            data += try encoder.encode(line)
            data.append(0x0A)
        }
    }

    static func value<Value>(_ saved: SavedValue?, at line: Int) throws -> Value {
        guard let saved else { throw RecordingError.malformed(line: line, reason: "a value is missing") }
        return try saved.value(at: line)
    }
}

extension Recording.Step {
    init(_ line: RecordingLine, at number: Int) throws {
        guard let seconds = line.seconds else {
            throw RecordingError.malformed(line: number, reason: "it does not say when it happened")
        }
        time = .seconds(seconds)
        if let failure = line.failure {
            kind = .failure(failure)
        } else if line.action != nil {
            kind = .action(try RecordingLine.value(line.action, at: number))
        } else {
            kind = .mutation(
                try RecordingLine.value(line.mutation, at: number),
                after: try RecordingLine.value(line.state, at: number),
                action: line.follows)
        }
    }
}
