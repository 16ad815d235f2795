public import Foundation
internal import ReactorKit

/// The reason why a recording cannot be read or used.
public enum RecordingError: Error, Equatable, LocalizedError {
    /// The file is not a recording, or is damaged at a line. Lines are counted from 1, without empty lines.
    case malformed(line: Int, reason: String)
    /// A value of a ``ReplayedSession`` is invalid. Steps are counted from 0, as in ``Recording/steps``. `nil` for the
    /// initial state.
    case malformedStep(Int?, reason: String)
    /// The file was written by another version of the format.
    case version(found: Int, supported: Int)
    /// The file records a reactor of another type.
    case reactor(found: String, expected: String)
    /// The file contains descriptions instead of values, because a type is not `Codable`.
    case notCodable(type: String)

    /// The problem and its remedy.
    public var errorDescription: String? {
        switch self {
        case .malformed(let line, let reason): "Line \(line) of the recording is invalid: \(reason)"
        case .malformedStep(let step, let reason):
            "\(step.map { "Step \($0)" } ?? "The initial state") of the session is invalid: \(reason)"
        case .version(let found, let supported):
            "The recording has version \(found) of the format. This program reads version \(supported): record again."
        case .reactor(let found, let expected): "The recording is of a \(found), not of a \(expected)."
        case .notCodable(let type):
            "\(type) is not Codable, so only a description of it was saved. Declare it Codable and record again."
        }
    }
}

extension Recording {
    /// Writes the recording as JSON lines: a header, then one line for each step. Replaces the file atomically; only
    /// its owner may read it. A link is replaced, not followed.
    ///
    /// A value that is not `Codable` is written as its description, which people can read but ``init(contentsOf:)``
    /// cannot.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: A `POSIXError` if the file cannot be written; an `EncodingError` if a value is nested more than 490
    ///   levels deep, or if the file would exceed 256 megabytes; or an error of a value's `encode(to:)`.
    public func write(to url: URL) throws { try PrivateFile.replace(url, by: data()) }

    /// Returns the recording in the format of the file; see ``write(to:)``.
    ///
    /// - Throws: An `EncodingError` or an error of a value's `encode(to:)`, as ``write(to:)`` does.
    public func data() throws -> Data {
        let header = RecordingLine(reactor: "\(Reactor.self)", state: SavedValue(initialState), isPart: isPart)
        return try RecordingLine.data([header] + steps.map(RecordingLine.init))
    }

    /// Reads a file that ``write(to:)`` has written.
    ///
    /// - Throws: A ``RecordingError`` if the file is not such a recording, exceeds 256 megabytes, is nested more than
    ///   500 levels deep, or has a step more than 10,000,000,000 seconds from the start, or if a type is not `Codable`.
    ///   An error of Foundation if the file cannot be read.
    /// - Complexity: O(n) in the number of bytes.
    public init(contentsOf url: URL) throws {
        try self.init(data: PrivateFile.contents(of: url, limit: RecordingLine.maxFileSize))
    }

    /// Reads a recording that ``data()`` returned.
    ///
    /// - Throws: A ``RecordingError``, as ``init(contentsOf:)`` does.
    public init(data: Data) throws {
        let (header, lines) = try RecordingLine.read(data)
        guard header.reactor == "\(Reactor.self)" else {
            throw RecordingError.reactor(found: header.reactor ?? "reactor without a name", expected: "\(Reactor.self)")
        }
        isPart = header.isPart ?? false
        initialState = try RecordingLine.value(header.state, at: 1)
        steps = try lines.enumerated().map { index, line in try Step(line, at: index + 2) }
    }
}
