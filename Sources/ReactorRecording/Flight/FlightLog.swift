public import Foundation

/// What a ``FlightRecorder`` has left in its file, also of a program that crashed or was killed.
public struct FlightLog: Sendable {
    /// A step of a reactor, in words.
    public struct Entry: Sendable, Equatable, CustomStringConvertible {
        /// When it happened.
        public let time: Date
        /// What happened.
        public let text: String
        /// The values behind it, where they were kept.
        let values: Data

        /// The time and the text, in which what is not seen is escaped, so that a terminal takes nothing of it as a command.
        public var description: String {
            "\(time.formatted(.iso8601.time(includingFractionalSeconds: true)))  \(VisibleText.of(text))"
        }
    }

    /// The file is none of a flight recorder's, or is damaged.
    public struct Malformed: Error, LocalizedError {
        /// What is wrong.
        public let errorDescription: String?
    }

    /// The steps that were kept, the oldest first.
    public let entries: [Entry]

    /// How many bytes a file has at most.
    private static let largestFile = 1 << 30
    /// The years from 0 to 9999, in milliseconds since 1970: others cannot be written as a time.
    private static let times = Int64(-62_167_219_200_000)...253_402_300_799_999

    /// Reads a file, also while it is written.
    ///
    /// - Throws: ``Malformed``, or an error of Foundation where the file cannot be read.
    public init(contentsOf url: URL) throws {
        try self.init(data: PrivateFile.contents(of: url, limit: Self.largestFile))
    }

    init(data: Data) throws {
        let bytes = [UInt8](data)
        guard bytes.count > FlightRing.sizeOfHeader, Self.number(bytes, at: 0) == FlightRing.magic else {
            throw Malformed(errorDescription: "This is no file of a flight recorder, or one of another version.")
        }
        let capacity: UInt64 = Self.number(bytes, at: 8)
        let (oldest, end): (UInt64, UInt64) = (Self.number(bytes, at: 16), Self.number(bytes, at: 24))
        guard UInt64(bytes.count - FlightRing.sizeOfHeader) == capacity, oldest <= end, end - oldest <= capacity else {
            throw Malformed(errorDescription: "The file is shorter or longer than it says.")
        }
        // From the oldest record on in one piece.
        let start = FlightRing.sizeOfHeader + Int(oldest % capacity)
        let records = Array((bytes[start...] + bytes[FlightRing.sizeOfHeader..<start]).prefix(Int(end - oldest)))
        entries = try Self.entries(records)
    }

    private static func entries(_ bytes: [UInt8]) throws -> [Entry] {
        var (entries, place): ([Entry], Int) = ([], 0)
        while place < bytes.count {
            let textStart = place + FlightRing.sizeOfRecordHeader
            guard textStart <= bytes.count else { throw Malformed(errorDescription: "A record is cut off.") }
            let time: Int64 = number(bytes, at: place)
            let (length, lengthOfValues): (UInt32, UInt32) = (
                number(bytes, at: place + 8), number(bytes, at: place + 12)
            )
            guard times.contains(time) else {
                throw Malformed(errorDescription: "A record is of no year that there is.")
            }
            let valuesStart = textStart + Int(length)
            guard valuesStart + Int(lengthOfValues) <= bytes.count else {
                throw Malformed(errorDescription: "A record is longer than the file.")
            }
            place = valuesStart + Int(lengthOfValues)
            entries.append(
                Entry(
                    time: Date(timeIntervalSince1970: Double(time) / 1000),
                    text: String(decoding: bytes[textStart..<valuesStart], as: UTF8.self),
                    values: Data(bytes[valuesStart..<place])))
        }
        return entries
    }

    private static func number<Number: FixedWidthInteger>(_ bytes: [UInt8], at place: Int) -> Number {
        bytes[place...].withUnsafeBytes { $0.loadUnaligned(as: Number.self) }
    }
}
