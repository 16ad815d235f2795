#if os(Linux)
import Foundation
import Rx
import RxFoundation

/// A folder that is removed when nothing refers to it.
final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { remove() }

    func remove() { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ name: String) { try? Data("a".utf8).write(to: file(name)) }

    /// Renames a file, in turns to another name and back. Each rename makes two events, and inotify keeps 16,384.
    func rename(_ name: String, times: Int) {
        let (name, other) = (file(name).path, file("other").path)
        for number in 0..<times {
            _ = number % 2 == 0 ? Foundation.rename(name, other) : Foundation.rename(other, name)
        }
    }

    /// - Parameter handle: Receives the number of each change, on the subscription's thread.
    func observe(_ handle: @escaping @Sendable (Int) -> Void = { _ in }) -> Observation { Observation(url, handle) }
}

/// A subscription to the changes of a folder.
struct Observation: Sendable {
    let seen = ReplaySubject<FileChange>.createUnbounded()
    let subscription: any Disposable
    private let url: URL

    init(_ url: URL, _ handle: @escaping @Sendable (Int) -> Void) {
        self.url = url
        let changes = FileManager.default.rx.changes(at: url)
        subscription = changes.enumerated().do(onNext: { handle($0.index) }).map(\.element).subscribe(seen)
    }

    func created(_ name: String) { reports(FileChange(kind: .created, url: url.appendingPathComponent(name))) }

    /// Waits on this thread, because a child of `fork()` has no other.
    func reports(_ change: FileChange) {
        let hasCome = DispatchSemaphore(value: 0)
        let waiting = seen.filter { $0 == change }.take(1).subscribe(onNext: { _ in hasCome.signal() })
        hasCome.wait()
        waiting.dispose()
    }
}
#endif
