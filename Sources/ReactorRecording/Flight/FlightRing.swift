internal import Foundation

/// A file of fixed size, to which records are appended, the oldest making room.
///
/// What is written is the system's at once: it survives the program's end by a crash or SIGKILL, though not the machine's. A record counts once the
/// place of the end is written, which is after its bytes. The file is written to and not mapped, because a mapped file that somebody cuts off ends
/// the program.
///
/// | bytes | hold |
/// |---|---|
/// | 0–7 | ``FlightRing/magic`` |
/// | 8–15 | how many bytes there are for records |
/// | 16–23, 24–31 | the places of the oldest record and of the end, counted on from the beginning |
/// | 64– | records: milliseconds since 1970 (8 bytes), lengths of the text and of the values (4 bytes each), the text in UTF-8, the values in JSON; they go round at the end of the file |
///
/// Numbers are in the byte order of the machine. Not for several threads at a time.
struct FlightRing: ~Copyable {
    /// "flight" and the version of the layout.
    static let magic: UInt64 = 0x666C_6967_6874_0002
    static let sizeOfHeader = 64
    static let sizeOfRecordHeader = 16

    private let file: NewFile
    /// What the file has after its header, to know the records that make room.
    private var memory: [UInt8]
    private let capacity: UInt64
    private var oldest: UInt64 = 0
    private var end: UInt64 = 0

    /// How many bytes of values a record may have: a quarter, so that it does not take the place of all that came before.
    var limitOfValues: Int { Int(capacity) / 4 }

    /// Makes the file, where there is none.
    ///
    /// - Throws: A `POSIXError`, as where there is a file or a link, or no room for the file.
    init(path: String, capacity: Int) throws {
        // Room is taken now, so that a full disk is told at once.
        file = try NewFile(
            path: path, Self.header(capacity: UInt64(capacity), oldest: 0, end: 0), size: Self.sizeOfHeader + capacity)
        memory = [UInt8](repeating: 0, count: capacity)
        self.capacity = UInt64(capacity)
    }

    /// Appends a record; a text that is too long for the file is cut.
    ///
    /// - Parameters:
    ///   - text: The record.
    ///   - values: The values behind it, of ``limitOfValues`` bytes at most.
    ///   - time: When it happened, in milliseconds since 1970.
    ///   - oldestTime: Records that are older are dropped, in milliseconds since 1970.
    /// - Throws: A `POSIXError` where the file is lost: removed, cut off, or not to be written.
    mutating func append(_ text: String, _ values: Data, at time: Int64, keepsFrom oldestTime: Int64) throws {
        try file.requireWhole(Self.sizeOfHeader + Int(capacity))
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

    /// - Returns: Whether any was dropped.
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

    /// Writes bytes, which go round at the end of the file.
    private mutating func write(_ bytes: [UInt8], at place: UInt64) throws {
        let start = Int(place % capacity)
        let first = min(bytes.count, Int(capacity) - start)
        for (piece, offset) in [(bytes[..<first], start), (bytes[first...], 0)] where !piece.isEmpty {
            memory.replaceSubrange(offset..<(offset + piece.count), with: piece)
            try piece.withUnsafeBytes { try file.write($0, at: Self.sizeOfHeader + offset) }
        }
    }

    private func number<Number: FixedWidthInteger>(at place: UInt64) -> Number {
        var number: Number = 0
        withUnsafeMutableBytes(of: &number) { bytes in
            for index in bytes.indices { bytes[index] = memory[Int((place + UInt64(index)) % capacity)] }
        }
        return number
    }
}
