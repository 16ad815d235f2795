public import Foundation

/// The contents of a ``FlightRecorder``'s file, even if the program crashed or was killed.
public struct FlightLog: Sendable {
    /// The description of a reactor's step.
    public struct Entry: Sendable, Equatable, CustomStringConvertible {
        /// The time of the step.
        public let time: Date
        /// The description of the step.
        public let text: String
        /// The values of the step, if they were recorded.
        let values: Data

        /// The time of day in UTC, and the text. Invisible characters are escaped, so a terminal does not interpret
        /// them as commands.
        public var description: String {
            "\(time.formatted(.iso8601.time(includingFractionalSeconds: true)))  \(VisibleText.escaped(text))"
        }
    }

    /// The file is not a flight recorder's, or is damaged.
    public struct FormatError: Error, LocalizedError {
        /// The problem.
        public let errorDescription: String?
    }

    /// The old name of `FormatError`.
    @available(*, deprecated, renamed: "FormatError")
    public typealias Malformed = FormatError

    /// The recorded steps, the oldest first.
    public let entries: [Entry]

    /// The maximum number of bytes in a file.
    private static let maxFileSize = 1 << 30
    /// The years from 0 to 9999, in milliseconds since 1970. Other years have no ISO 8601 format.
    private static let times = Int64(-62_167_219_200_000)...253_402_300_799_999

    /// Reads a file.
    ///
    /// A recorder may write to the file meanwhile. Steps that it then overwrites are left out.
    ///
    /// - Throws: ``FormatError`` if the file is not a flight recorder's, is damaged, or is larger than a gigabyte. An
    ///   error of Foundation if the file cannot be read.
    public init(contentsOf url: URL) throws {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        let data = try file.read(upToCount: Self.maxFileSize + 1) ?? Data()
        // A recorder excludes old records in the header before it overwrites them. So those that this header includes
        // were complete in `data`.
        try file.seek(toOffset: 0)
        let header = try file.read(upToCount: FlightRing.sizeOfHeader) ?? Data()
        try self.init(data: data, laterHeader: header)
    }

    /// - Parameter laterHeader: The header as it was after `data` had been read; `nil` if nothing wrote meanwhile.
    init(data: Data, laterHeader: Data? = nil) throws {
        let bytes = [UInt8](data)
        guard bytes.count > FlightRing.sizeOfHeader, Self.number(bytes, at: 0) == FlightRing.magic else {
            throw FormatError(errorDescription: "This is not a flight recorder's file, or it has another version.")
        }
        let capacity: UInt64 = Self.number(bytes, at: 8)
        var (oldest, end): (UInt64, UInt64) = (Self.number(bytes, at: 16), Self.number(bytes, at: 24))
        guard UInt64(bytes.count - FlightRing.sizeOfHeader) == capacity, oldest <= end, end - oldest <= capacity else {
            throw FormatError(errorDescription: "The file does not have the size that its header states.")
        }
        if let laterHeader, laterHeader.count == FlightRing.sizeOfHeader {
            oldest = min(max(oldest, Self.number([UInt8](laterHeader), at: 16)), end)
        }
        // Joins the records into one piece, from the oldest on.
        let start = FlightRing.sizeOfHeader + Int(oldest % capacity)
        let records = Array((bytes[start...] + bytes[FlightRing.sizeOfHeader..<start]).prefix(Int(end - oldest)))
        entries = try Self.entries(records)
    }

    private static func entries(_ bytes: [UInt8]) throws -> [Entry] {
        var (entries, offset): ([Entry], Int) = ([], 0)
        while offset < bytes.count {
            let textStart = offset + FlightRing.sizeOfRecordHeader
            guard textStart <= bytes.count else { throw FormatError(errorDescription: "A record is cut off.") }
            let time: Int64 = number(bytes, at: offset)
            let (length, lengthOfValues): (UInt32, UInt32) = (
                number(bytes, at: offset + 8), number(bytes, at: offset + 12)
            )
            guard times.contains(time) else {
                throw FormatError(errorDescription: "A record has a year before 0 or after 9999.")
            }
            let valuesStart = textStart + Int(length)
            guard valuesStart + Int(lengthOfValues) <= bytes.count else {
                throw FormatError(errorDescription: "A record is longer than the file.")
            }
            offset = valuesStart + Int(lengthOfValues)
            entries.append(
                Entry(
                    time: Date(timeIntervalSince1970: Double(time) / 1000),
                    text: String(decoding: bytes[textStart..<valuesStart], as: UTF8.self),
                    values: Data(bytes[valuesStart..<offset])))
        }
        return entries
    }

    private static func number<Number: FixedWidthInteger>(_ bytes: [UInt8], at offset: Int) -> Number {
        bytes[offset...].withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
    }
}
