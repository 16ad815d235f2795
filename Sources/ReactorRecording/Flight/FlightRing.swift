internal import Foundation

/// A file of fixed size with a ring of records: appending overwrites the oldest records.
///
/// Each write goes straight to the kernel, so it survives the end of the process by a crash or SIGKILL, but not a crash
/// of the machine. The header is written after the record. A record does not count until the header includes it. Before
/// old records are overwritten, a header without them is written. The file is written to and not mapped, because access
/// to a mapped file that was truncated kills the process.
///
/// | bytes | contents |
/// |---|---|
/// | 0–7 | ``FlightRing/magic`` |
/// | 8–15 | the number of bytes for records |
/// | 16–23, 24–31 | the positions of the oldest record and of the end, which only increase |
/// | 64– | the records, which wrap around at the end of the file |
///
/// A record has its time in milliseconds since 1970 (8 bytes), the lengths of the text and of the values (4 bytes
/// each), the text in UTF-8, and the values in JSON. Numbers are in the machine's byte order.
///
/// Only one thread at a time may use it.
struct FlightRing: ~Copyable {
    /// The letters "flight" and the version of the layout.
    static let magic: UInt64 = 0x666C_6967_6874_0002
    static let sizeOfHeader = 64
    static let sizeOfRecordHeader = 16

    private let file: NewFile
    /// A copy of the file's contents after its header, to read the sizes of the oldest records.
    private var memory: [UInt8]
    private let capacity: UInt64
    private var oldest: UInt64 = 0
    private var end: UInt64 = 0

    /// The maximum number of bytes of values in a record: a quarter of the capacity, so that one record does not
    /// displace all others.
    var limitOfValues: Int { Int(capacity) / 4 }

    /// Creates the file.
    ///
    /// - Throws: A `POSIXError`, for example if a file or a link exists already, or if the disk has no space for the
    ///   file.
    init(path: String, capacity: Int) throws {
        // Reserves the space now, so that a full disk is reported at once.
        file = try NewFile(
            path: path, Self.header(capacity: UInt64(capacity), oldest: 0, end: 0), size: Self.sizeOfHeader + capacity)
        memory = [UInt8](repeating: 0, count: capacity)
        self.capacity = UInt64(capacity)
    }

    /// Appends a record. A text that is too long for the file is cut.
    ///
    /// - Parameters:
    ///   - text: The description of the step.
    ///   - values: The values of the step, at most ``limitOfValues`` bytes.
    ///   - time: The time of the step, in milliseconds since 1970.
    ///   - oldestTime: The earliest time of a record to keep, in milliseconds since 1970. Earlier records are dropped.
    /// - Throws: A `POSIXError` if the file is lost: removed, truncated, or not writable.
    mutating func append(_ text: String, _ values: Data, at time: Int64, keepsFrom oldestTime: Int64) throws {
        try file.requireSize(Self.sizeOfHeader + Int(capacity))
        let text = text.utf8.prefix(Int(capacity) - Self.sizeOfRecordHeader - values.count)
        let size = UInt64(Self.sizeOfRecordHeader + text.count + values.count)
        if dropRecords(makingRoomFor: size, keepsFrom: oldestTime) { try writeHeader() }
        var record = [UInt8]()
        record.reserveCapacity(Int(size))
        for part in [UInt64(bitPattern: time), UInt64(text.count) | UInt64(values.count) << 32] {
            withUnsafeBytes(of: part) { record += $0 }
        }
        record += text
        record += values
        try write(record, at: end)
        end += size
        try writeHeader()
    }

    /// - Returns: Whether any record was dropped.
    private mutating func dropRecords(makingRoomFor size: UInt64, keepsFrom oldestTime: Int64) -> Bool {
        let before = oldest
        while oldest < end, end + size - oldest > capacity || number(at: oldest) < oldestTime {
            let (text, values): (UInt32, UInt32) = (number(at: oldest + 8), number(at: oldest + 12))
            oldest += UInt64(Self.sizeOfRecordHeader) + UInt64(text) + UInt64(values)
        }
        return oldest > before
    }

    private func writeHeader() throws {
        let header = Self.header(capacity: capacity, oldest: oldest, end: end)
        try header.withUnsafeBytes { try file.write($0, at: 0) }
    }

    private static func header(capacity: UInt64, oldest: UInt64, end: UInt64) -> [UInt8] {
        var header = [magic, capacity, oldest, end].flatMap { withUnsafeBytes(of: $0, Array.init) }
        header += [UInt8](repeating: 0, count: sizeOfHeader - header.count)
        return header
    }

    /// Writes bytes, which wrap around at the end of the file.
    private mutating func write(_ bytes: [UInt8], at position: UInt64) throws {
        let start = Int(position % capacity)
        let first = min(bytes.count, Int(capacity) - start)
        for (piece, offset) in [(bytes[..<first], start), (bytes[first...], 0)] where !piece.isEmpty {
            memory.replaceSubrange(offset..<(offset + piece.count), with: piece)
            try piece.withUnsafeBytes { try file.write($0, at: Self.sizeOfHeader + offset) }
        }
    }

    private func number<Number: FixedWidthInteger>(at position: UInt64) -> Number {
        var number: Number = 0
        withUnsafeMutableBytes(of: &number) { bytes in
            for index in bytes.indices { bytes[index] = memory[Int((position + UInt64(index)) % capacity)] }
        }
        return number
    }
}
