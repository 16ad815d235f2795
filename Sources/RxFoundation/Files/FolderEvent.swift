#if os(Linux)
internal import Foundation

/// An event of inotify.
struct FolderEvent: Equatable, Sendable {
    /// The number of the folder's watch.
    let number: Int32
    let mask: Int32
    /// The name of the file, or an empty string if the event is about the folder itself.
    let name: String

    /// Reports that the system dropped events.
    static var overflow: Self { Self(number: -1, mask: IN_Q_OVERFLOW, name: "") }

    /// Reports that a watch has ended.
    static func end(of number: Int32) -> Self { Self(number: number, mask: IN_IGNORED, name: "") }

    /// Whether this is the last event: the folder was removed, moved or unmounted, or its watch has ended.
    var isLast: Bool { has(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) }

    func has(_ bits: Int32) -> Bool { mask & bits != 0 }

    /// What happened to the file.
    var kind: FileChange.Kind {
        if self == .overflow { return .missed }
        if has(IN_CREATE | IN_MOVED_TO) { return .created }
        return has(IN_MODIFY) ? .modified : .removed
    }

    /// Returns the events that a read returned. A read never splits an event.
    static func events(in bytes: UnsafeRawBufferPointer) -> [Self] {
        var events: [Self] = []
        var offset = 0
        let head = MemoryLayout<inotify_event>.size
        while offset + head <= bytes.count {
            let record = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let end = offset + head + Int(record.len)
            let name = String(decoding: bytes[(offset + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
            events.append(Self(number: record.wd, mask: Int32(bitPattern: record.mask), name: name))
            offset = end
        }
        return events
    }
}
#endif
