public import Foundation
internal import ReactorKit

/// Why a recording cannot be read or used.
public enum RecordingError: Error, Equatable, LocalizedError {
    /// The file is no recording, or is damaged at a line, counted from 1.
    case malformed(line: Int, reason: String)
    /// The file was written by another version of the format.
    case version(found: Int, supported: Int)
    /// The file is of a reactor of another type.
    case reactor(found: String, expected: String)
    /// The file has descriptions in place of values, because a type is not `Codable`.
    case notCodable(type: String)

    /// What is wrong and what to do.
    public var errorDescription: String? {
        switch self {
        case .malformed(let line, let reason): "Line \(line) is not of a recording: \(reason)"
        case .version(let found, let supported):
            "The recording has version \(found) of the format. This program reads version \(supported): record anew."
        case .reactor(let found, let expected): "The recording is of a \(found), not of a \(expected)."
        case .notCodable(let type):
            "\(type) is not Codable, so what was saved of it is a description. Declare it Codable and record anew."
        }
    }
}

extension Recording {
    /// Writes the recording as JSON lines: a header, then a line each step. The file is replaced as a whole, or not at all.
    ///
    /// A value that is not `Codable` is written as its description: good to read, but not to be read back.
    ///
    /// - Parameter url: A file.
    /// - Throws: An error of Foundation where the file cannot be written, or of a value's `encode(to:)`.
    public func write(to url: URL) throws { try data().write(to: url, options: .atomic) }

    /// The recording as it is written; see ``write(to:)``.
    public func data() throws -> Data {
        let encoder = JSONEncoder.ofRecordings
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let header = Line(
            format: Line.format, version: Line.version, reactor: "\(Reactor.self)", state: SavedValue(initialState))
        return try ([header] + steps.map(Line.init)).reduce(into: Data()) { data, line in
            data += try encoder.encode(line)
            data.append(0x0A)
        }
    }

    /// Reads what ``write(to:)`` has written.
    ///
    /// - Throws: A ``RecordingError``, or an error of Foundation where the file cannot be read.
    public init(contentsOf url: URL) throws { try self.init(data: Data(contentsOf: url)) }

    /// Reads what ``data()`` gave; see ``init(contentsOf:)``.
    public init(data: Data) throws {
        let lines = data.split(separator: 0x0A)
        guard let first = lines.first else { throw RecordingError.malformed(line: 1, reason: "it is empty") }
        let header = try Line(first, at: 1)
        guard header.format == Line.format, let version = header.version else {
            throw RecordingError.malformed(line: 1, reason: "it is no header of a recording")
        }
        guard version == Line.version else {
            throw RecordingError.version(found: version, supported: Line.version)
        }
        guard header.reactor == "\(Reactor.self)" else {
            throw RecordingError.reactor(found: header.reactor ?? "reactor without a name", expected: "\(Reactor.self)")
        }
        initialState = try Line.value(header.state, at: 1)
        steps = try lines.dropFirst().enumerated().map { index, line in
            try Step(Line(line, at: index + 2), at: index + 2)
        }
    }
}

// MARK: - Lines

/// A line of a file.
private struct Line: Codable {
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

    init(format: String, version: Int, reactor: String, state: SavedValue) {
        (self.format, self.version, self.reactor, self.state) = (format, version, reactor, state)
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
        do { self = try JSONDecoder.ofRecordings.decode(Line.self, from: text) } catch {
            throw RecordingError.malformed(line: number, reason: "it is no JSON object with the fields of a step")
        }
    }

    static func value<Value>(_ saved: SavedValue?, at line: Int) throws -> Value {
        guard let saved else { throw RecordingError.malformed(line: line, reason: "a value is missing") }
        return try saved.value(at: line)
    }
}

extension Recording.Step {
    fileprivate init(_ line: Line, at number: Int) throws {
        guard let seconds = line.seconds else {
            throw RecordingError.malformed(line: number, reason: "it does not say when it happened")
        }
        time = .seconds(seconds)
        if let failure = line.failure {
            kind = .failure(failure)
        } else if line.action != nil {
            kind = .action(try Line.value(line.action, at: number))
        } else {
            kind = .mutation(
                try Line.value(line.mutation, at: number), after: try Line.value(line.state, at: number),
                action: line.follows)
        }
    }
}
