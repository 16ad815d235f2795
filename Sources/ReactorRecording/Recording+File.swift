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
    /// Writes the recording as JSON lines: a header, then a line each step. The file is replaced as a whole, or not at all; its owner alone may
    /// read it. A link is replaced, not followed.
    ///
    /// A value that is not `Codable` is written as its description: good to read, but not to be read back.
    ///
    /// - Parameter url: A file.
    /// - Throws: A `POSIXError` where the file cannot be written; an `EncodingError` where a value is nested more than 490 levels deep, or all
    ///   have more than 256 megabytes; or an error of a value's `encode(to:)`.
    public func write(to url: URL) throws { try PrivateFile.replace(url, by: data()) }

    /// The recording as it is written; see ``write(to:)``.
    public func data() throws -> Data {
        let header = RecordingLine(reactor: "\(Reactor.self)", state: SavedValue(initialState), isPart: isPart)
        return try RecordingLine.data([header] + steps.map(RecordingLine.init))
    }

    /// Reads what ``write(to:)`` has written.
    ///
    /// - Throws: A ``RecordingError``, also where the file has more than 256 megabytes, is nested more than 500 levels deep, or has a step more than 300
    ///   years from the start; or an error of Foundation where the file cannot be read.
    /// - Complexity: O(n) in the number of bytes.
    public init(contentsOf url: URL) throws {
        try self.init(data: PrivateFile.contents(of: url, limit: RecordingLine.largestFile))
    }

    /// Reads what ``data()`` gave; see ``init(contentsOf:)``.
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
