internal import Foundation
internal import Synchronization

/// A file of fixed size in memory, to which records are appended, the oldest making room.
///
/// What is written is the file's at once, because the memory is shared with it: it survives the program's end by a crash or SIGKILL, though not the
/// machine's. A record counts once the place of the end is written, which is after its bytes.
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

    private let memory: UnsafeMutableRawPointer
    private let capacity: UInt64

    /// How many bytes of values a record may have: a quarter, so that it does not take the place of all that came before.
    var limitOfValues: Int { Int(capacity) / 4 }

    /// Makes the file, in place of one that is there.
    ///
    /// - Throws: A `POSIXError`, as where there is no room for the file.
    init(path: String, capacity: Int) throws {
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw POSIXError.current }
        defer { close(file) }
        let size = Self.sizeOfHeader + capacity
        // Room is taken now: a full disk would end the program at the first write to memory without a file behind it.
        let status = posix_fallocate(file, 0, off_t(size))
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
        guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED else {
            throw POSIXError.current
        }
        self.memory = memory
        self.capacity = UInt64(capacity)
        memory.storeBytes(of: UInt64(capacity), toByteOffset: 8, as: UInt64.self)
        memory.storeBytes(of: Self.magic, as: UInt64.self)
    }

    deinit { munmap(memory, Self.sizeOfHeader + Int(capacity)) }

    /// Appends a record; a text that is too long for the file is cut.
    ///
    /// - Parameters:
    ///   - text: The record.
    ///   - values: The values behind it, of ``limitOfValues`` bytes at most.
    ///   - time: When it happened, in milliseconds since 1970.
    ///   - oldestTime: Records that are older are dropped, in milliseconds since 1970.
    func append(_ text: String, _ values: Data, at time: Int64, keepsFrom oldestTime: Int64) {
        let text = text.utf8.prefix(Int(capacity) - Self.sizeOfRecordHeader - values.count)
        let size = UInt64(Self.sizeOfRecordHeader + text.count + values.count)
        var oldest = oldest
        while oldest < end, end + size - oldest > capacity || timeOfRecord(at: oldest) < oldestTime {
            oldest += UInt64(Self.sizeOfRecordHeader) + lengthOfRecord(at: oldest)
        }
        store(oldest, at: 16)
        withUnsafeBytes(of: time) { copy($0, to: end) }
        withUnsafeBytes(of: UInt32(text.count)) { copy($0, to: end + 8) }
        withUnsafeBytes(of: UInt32(values.count)) { copy($0, to: end + 12) }
        (Array(text) + values).withUnsafeBytes { copy($0, to: end + UInt64(Self.sizeOfRecordHeader)) }
        store(end + size, at: 24)
    }

    private var oldest: UInt64 { memory.load(fromByteOffset: 16, as: UInt64.self) }
    private var end: UInt64 { memory.load(fromByteOffset: 24, as: UInt64.self) }

    /// Writes a place, after all that was written before and before all that follows.
    private func store(_ place: UInt64, at offset: Int) {
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        memory.storeBytes(of: place, toByteOffset: offset, as: UInt64.self)
        atomicMemoryFence(ordering: .sequentiallyConsistent)
    }

    private func copy(_ bytes: UnsafeRawBufferPointer, to place: UInt64) {
        for (index, byte) in bytes.enumerated() {
            memory.storeBytes(of: byte, toByteOffset: offset(of: place + UInt64(index)), as: UInt8.self)
        }
    }

    private func timeOfRecord(at place: UInt64) -> Int64 { number(at: place) }
    private func lengthOfRecord(at place: UInt64) -> UInt64 {
        let (text, values): (UInt32, UInt32) = (number(at: place + 8), number(at: place + 12))
        return UInt64(text) + UInt64(values)
    }

    private func number<Number: FixedWidthInteger>(at place: UInt64) -> Number {
        var number: Number = 0
        withUnsafeMutableBytes(of: &number) { bytes in
            for index in bytes.indices {
                bytes[index] = memory.load(fromByteOffset: offset(of: place + UInt64(index)), as: UInt8.self)
            }
        }
        return number
    }

    private func offset(of place: UInt64) -> Int { Self.sizeOfHeader + Int(place % capacity) }
}

extension POSIXError {
    fileprivate static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
