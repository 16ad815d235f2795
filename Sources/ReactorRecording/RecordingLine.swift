internal import Foundation
internal import ReactorKit

/// A line of a recording's file.
struct RecordingLine: Encodable {
    static let format = "swift-reactor recording"
    static let version = 1
    /// The maximum number of bytes in a file.
    static let maxFileSize = 256 << 20
    /// The maximum time of a step from the start, in seconds: 317 years. The time is negative if the clock was set
    /// back.
    static let maxSeconds = 1e10

    var format: String?
    var version: Int?
    var reactor: String?
    var seconds: Double?
    var action: SavedValue?
    var mutation: SavedValue?
    var state: SavedValue?
    /// The index of the action that caused the mutation.
    var follows: Int?
    var failure: String?
    /// Whether the session had begun before the recording.
    var isPart: Bool?

    init() {}

    /// Makes a header.
    init(reactor: String, state: SavedValue, isPart: Bool) {
        (format, version, self.reactor, self.state) = (Self.format, Self.version, reactor, state)
        self.isPart = isPart ? true : nil
    }

    init<Reactor>(_ step: Recording<Reactor>.Step) {
        seconds = step.time.roundedSeconds
        switch step.kind {
        case .action(let action): self.action = SavedValue(action)
        case .mutation(let mutation, let after, let action):
            (self.mutation, state, follows) = (SavedValue(mutation), SavedValue(after), action)
        case .failure(let failure): self.failure = failure
        }
    }

    /// Encodes lines as a file.
    static func data(_ lines: [RecordingLine]) throws -> Data {
        try lines.reduce(into: Data()) { data, line in
            data += try BoundedEncoder.encode(line, limit: maxFileSize - data.count)
            data.append(0x0A)
        }
    }
}

// MARK: - Reading

extension RecordingLine {
    /// Reads the header and the lines of the steps, without the reactor's types.
    ///
    /// - Complexity: O(n) in the number of bytes.
    static func read(_ data: Data) throws -> (header: RecordingLine, steps: [RecordingLine]) {
        guard data.count <= maxFileSize else {
            throw RecordingError.malformed(line: 1, reason: "a recording has at most \(maxFileSize >> 20) megabytes")
        }
        let lines = data.split(separator: 0x0A)
        guard let first = lines.first else { throw RecordingError.malformed(line: 1, reason: "it is empty") }
        let header = try RecordingLine(first, at: 1)
        guard header.format == format, let found = header.version else {
            throw RecordingError.malformed(line: 1, reason: "it is not the header of a recording")
        }
        guard found == version else { throw RecordingError.version(found: found, supported: version) }
        let steps = try lines.dropFirst().enumerated().map { index, line in try RecordingLine(line, at: index + 2) }
        for (index, step) in steps.enumerated() {
            guard let action = step.follows else { continue }
            guard (0..<index).contains(action), steps[action].action != nil else {
                throw RecordingError.malformed(
                    line: index + 2, reason: "it follows from step \(action), which is not an earlier action")
            }
        }
        return (header, steps)
    }

    private init(_ bytes: Data, at number: Int) throws(RecordingError) {
        do throws(JSONError) { try self.init(JSONText(bytes)) } catch {
            throw .malformed(line: number, reason: "it \(error.reason)")
        }
        guard let seconds else { return }
        guard seconds.isFinite, abs(seconds) <= Self.maxSeconds else {
            throw .malformed(
                line: number,
                reason:
                    "it happened \(seconds) seconds after the start; the maximum is \(Int(Self.maxSeconds))"
            )
        }
    }

    init(_ json: JSONText) throws(JSONError) {
        let members = try json.members()
        format = try members.decoded("format")
        version = try members.decoded("version")
        reactor = try members.decoded("reactor")
        seconds = try members.decoded("seconds")
        follows = try members.decoded("follows")
        failure = try members.decoded("failure")
        isPart = try members.decoded("isPart")
        action = try members.savedValue("action")
        mutation = try members.savedValue("mutation")
        state = try members.savedValue("state")
    }

    static func value<Value>(_ saved: SavedValue?, at line: Int) throws -> Value {
        guard let saved else { throw RecordingError.malformed(line: line, reason: "a value is missing") }
        return try saved.value(at: line)
    }
}

extension Recording.Step {
    init(_ line: RecordingLine, at number: Int) throws {
        guard let seconds = line.seconds else {
            throw RecordingError.malformed(line: number, reason: "it has no time")
        }
        time = Duration(roundedSeconds: seconds)
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

// Times are rounded to nanoseconds, the resolution of the clock, because a decimal fraction is not exact in binary. So
// a time that is read and written again does not change, up to 97 days from the start.
extension Duration {
    /// The number of seconds.
    fileprivate var roundedSeconds: Double {
        let (seconds, attoseconds) = components
        return (Double(seconds) * 1e9 + Double(attoseconds / 1_000_000_000)) / 1e9
    }

    fileprivate init(roundedSeconds seconds: Double) {
        let whole = seconds.rounded(.down)
        self = .seconds(Int64(whole)) + .nanoseconds(Int64(((seconds - whole) * 1e9).rounded()))
    }
}
