public import Foundation
public import Rx

extension Reactive where Base: FileHandle {
    /// Emits what can be read from where the handle stands, as it comes, and completes at its end.
    ///
    /// For a file, a pipe, a socket or a terminal. Events come on a thread of their own, and nothing is read while one is handled.
    /// Subscriptions share the handle's position: each byte goes to one of them. Disposing stops reading, and what was not read yet
    /// stays. Fails with a ``SystemError``.
    public var data: Observable<Data> {
        let handle = Unchecked(base)
        // A descriptor of its own, so that the handle may be closed meanwhile.
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

    /// Emits lines of UTF-8 without what ends them, otherwise as `data`. What stands behind the last line break is a line, too.
    public var lines: Observable<String> { data.lines() }
}

extension ObservableType where Element == Data {
    /// Emits the lines of a text in UTF-8 that comes in pieces, without the line feed that ends each, or the carriage return before it.
    ///
    /// What stands behind the last line feed is a line, too, unless it is empty. What is not UTF-8 becomes U+FFFD. A line is kept in memory
    /// until it ends.
    public func lines() -> Observable<String> {
        let source = asObservable()
        return Observable.deferred {
            // One subscription's, whose events come one at a time.
            let buffer = Unchecked(LineBuffer())
            return
                source.map { buffer.value.lines(adding: $0) }
                .concat(Observable.deferred { .just(buffer.value.rest) })
                .concatMap { Observable.from($0) }
        }
    }
}

/// What has come of a line that is not complete.
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
