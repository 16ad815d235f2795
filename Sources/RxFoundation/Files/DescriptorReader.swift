internal import Foundation
internal import Rx
internal import RxSupport

/// Reads a file descriptor whenever it is readable. Each subscription has a thread of its own.
///
/// A dispatch source would need no thread, but libdispatch's event loop crashes on Linux if sources of pipes come and
/// go quickly. A slow observer slows down the writer.
enum DescriptorReader {
    /// Emits the data in pieces of at most 64 KiB, and completes at the end of the file. Fails with a ``SystemError``.
    ///
    /// - Parameters:
    ///   - name: The subject of an error.
    ///   - open: Opens the descriptor for each subscription. It is closed when the subscription ends.
    static func data(of name: String, _ open: @escaping @Sendable () throws -> Int32) -> Observable<Data> {
        Observable.create { observer in
            do {
                let descriptor = try open()
                let (stopped, stop): (Int32, Int32)
                do { (stopped, stop) = try makeStopPair() } catch {
                    close(descriptor)
                    throw error
                }
                Thread.start(named: "rx.descriptor") {
                    observe(descriptor, until: stopped, name, observer)
                    close(descriptor)
                    close(stopped)
                }
                return Disposables.create { close(stop) }
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    /// Returns the two ends of a socket pair. Closing `stop` makes `stopped` readable. Child programs do not inherit
    /// the ends.
    static func makeStopPair() throws -> (stopped: Int32, stop: Int32) {
        var ends: [Int32] = [0, 0]
        #if os(Linux)
        let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { throw SystemError("socketpair") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func observe(
        _ descriptor: Int32, until stopped: Int32, _ name: String, _ observer: AnyObserver<Data>
    ) {
        do {
            while try !wait(for: [descriptor], until: stopped, name).isEmpty {
                guard let data = try readOnce(descriptor, name) else { continue }
                if data.isEmpty { return observer.onCompleted() }
                observer.onNext(data)
            }
        } catch {
            observer.onError(error)
        }
    }

    /// Waits until descriptors are readable and returns them. Returns none if the other end of `stopped` was closed.
    static func wait(for descriptors: [Int32], until stopped: Int32, _ name: String) throws -> [Int32] {
        var polled = (descriptors + [stopped]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&polled, nfds_t(polled.count), -1) < 0 {
            guard errno == EINTR else { throw SystemError(name) }
        }
        guard polled[descriptors.count].revents == 0 else { return [] }
        return polled.dropLast().filter { $0.revents != 0 }.map(\.fd)
    }

    /// Reads the available data. Returns empty data at the end of the file, and `nil` if no data is available at the
    /// moment.
    static func readOnce(_ descriptor: Int32, _ name: String) throws -> Data? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        if count >= 0 { return Data(bytes[..<count]) }
        guard [EINTR, EAGAIN].contains(errno) else { throw SystemError(name) }
        return nil
    }
}
