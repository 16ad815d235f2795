public import Foundation
public import Rx

extension Reactive where Base: FileHandle {
    /// Emits the data from the handle's position on, as it becomes available. Completes at the end of the file.
    ///
    /// The handle can be a file, a pipe, a socket or a terminal. Events come on a thread of their own, which reads
    /// nothing while an observer handles an event. Subscriptions share the handle's position, so each byte goes to only
    /// one of them. Disposing stops reading, and leaves unread data in the handle. Fails with a ``SystemError``, on the
    /// subscribing thread if the handle is closed or is open for writing only.
    public var data: Observable<Data> {
        let handle = UncheckedSendableBox(base)
        // Each subscription has its own copy of the descriptor, so that the handle may be closed meanwhile. Sound: only
        // the descriptor's number is read.
        return DescriptorReader.data(of: "file handle") {
            let copy = fcntl(handle.value.fileDescriptor, F_DUPFD_CLOEXEC, 0)
            let mode = fcntl(copy, F_GETFL)
            guard copy >= 0, mode >= 0 else { throw SystemError("file handle") }
            guard mode & O_ACCMODE != O_WRONLY else {
                close(copy)
                throw SystemError("file handle that is open for writing only", .EBADF)
            }
            return copy
        }
    }

    /// Emits the lines of a UTF-8 text, without their line breaks. Text after the last line break is a line too.
    /// Otherwise like `data`.
    public var lines: Observable<String> { data.lines() }
}

extension ObservableType where Element == Data {
    /// Emits the lines of a UTF-8 text that arrives in pieces. A line does not contain its line feed, or a carriage
    /// return before the line feed.
    ///
    /// Text after the last line feed is a line too, unless it is empty. If the source fails, this text is dropped.
    /// Invalid UTF-8 becomes U+FFFD. A line is kept in memory until it ends. Its length is not limited.
    public func lines() -> Observable<String> {
        let source = asObservable()
        return Observable.deferred {
            // Sound: the buffer belongs to one subscription, whose events come one at a time.
            let buffer = UncheckedSendableBox(LineBuffer())
            return
                source.map { buffer.value.lines(adding: $0) }
                .concat(Observable.deferred { .just(buffer.value.rest) })
                .concatMap { Observable.from($0) }
        }
    }
}

/// The beginning of a line whose end has not arrived.
private final class LineBuffer {
    private var pending = Data()

    func lines(adding data: Data) -> [String] {
        var lines: [String] = []
        var rest = data[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            pending.append(rest[..<end])
            if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
            lines.append(String(decoding: pending, as: UTF8.self))
            pending.removeAll()
            rest = rest[(end + 1)...]
        }
        pending.append(rest)
        return lines
    }

    var rest: [String] { pending.isEmpty ? [] : [String(decoding: pending, as: UTF8.self)] }
}
