#if os(Linux)
internal import Foundation

/// An inotify watch of a folder.
struct FolderWatch: Sendable {
    let folder: URL
    /// The file to observe, or `nil` to observe all files in the folder.
    let file: String?

    /// An event of inotify.
    struct Event: Sendable {
        let mask: Int32
        let name: String

        func has(_ bits: Int32) -> Bool { mask & bits != 0 }

        /// Whether this is the last event: the folder was removed, moved or unmounted, or its watch has ended.
        var isLast: Bool { has(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) }
    }

    /// Opens the descriptor that delivers the events.
    func open() throws -> Int32 {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError("inotify") }
        let mask =
            IN_CREATE | IN_MOVED_TO | IN_MODIFY | IN_DELETE | IN_MOVED_FROM | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR
        guard inotify_add_watch(descriptor, folder.path, UInt32(mask)) >= 0 else {
            let failure = SystemError(folder.path)
            close(descriptor)
            throw failure
        }
        return descriptor
    }

    /// Returns the events in `data`. A read never splits an event.
    func events(in data: Data) -> [Event] {
        data.withUnsafeBytes { bytes in
            var events: [Event] = []
            var offset = 0
            let head = MemoryLayout<inotify_event>.size
            while offset + head <= bytes.count {
                let record = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let end = offset + head + Int(record.len)
                let name = bytes[(offset + head)..<end].prefix { $0 != 0 }
                events.append(
                    Event(mask: Int32(bitPattern: record.mask), name: String(decoding: name, as: UTF8.self)))
                offset = end
            }
            return events
        }
    }

    /// Returns the change that an event reports, or `nil` if the event is about another file.
    func change(_ event: Event) -> FileChange? {
        if event.has(IN_Q_OVERFLOW) {
            return FileChange(kind: .missed, url: file.map(folder.appendingPathComponent) ?? folder)
        }
        if event.isLast {
            return FileChange(kind: .removed, url: file.map(folder.appendingPathComponent) ?? folder)
        }
        guard file == nil || file == event.name else { return nil }
        return FileChange(kind: event.kind, url: folder.appendingPathComponent(event.name))
    }
}

extension FolderWatch.Event {
    fileprivate var kind: FileChange.Kind {
        if has(IN_CREATE | IN_MOVED_TO) { return .created }
        return has(IN_MODIFY) ? .modified : .removed
    }
}
#endif
