internal import Foundation
public import Rx

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// How many bytes the body of an answer has at most; 256 megabytes by default. A request whose answer is larger fails with
    /// `URLError.dataLengthExceedsMaximum`.
    ///
    /// It is cancelled while it comes where its size is announced, or where Foundation tells how much has come. On Linux that is not told: a body that is
    /// compressed, or without a size, is unpacked in memory by Foundation and refused then. Asked when a request is sent.
    public static var largestBody: Int64 {
        get { RequestGuard.largestBody.withLock { $0 } }
        set { RequestGuard.largestBody.replace(by: newValue) }
    }
}

/// Looks now and then after a task: Foundation on Linux has no bound for a body, and does not end some requests that nothing comes of.
final class RequestGuard: Sendable {
    static let largestBody = Guarded<Int64>(global: 256 << 20)
    private static let queue = DispatchQueue(label: "rx.requests")
    /// Foundation's own limit comes first where it works.
    private static let grace = Duration.seconds(2)

    /// What has been seen of the task.
    private struct Progress: Equatable {
        var received: Int64 = 0
        var sent: Int64 = 0
    }

    private struct Contents {
        /// Whether the outcome was told.
        var isOver = false
        var isLooking = true
        var progress = Progress()
        var since = ContinuousClock.now
    }

    private let request: URLRequest
    private let task: Unchecked<URLSessionTask>
    private let largest = largestBody.withLock { $0 }
    private let contents = Guarded(Contents())
    private let fail: @Sendable (URLError) -> Void

    /// - Parameter fail: Called at most once, on a thread of the guard's, after the task was cancelled.
    init(_ task: URLSessionTask, _ request: URLRequest, fail: @escaping @Sendable (URLError) -> Void) {
        (self.task, self.request, self.fail) = (Unchecked(task), request, fail)
    }

    func start() {
        contents.withLock { $0.since = .now }
        lookLater()
    }

    /// - Returns: Whether it was not over yet: the first to ask may tell the outcome.
    func end() -> Bool {
        contents.withLock { contents in
            defer { contents.isOver = true }
            return !contents.isOver
        }
    }

    /// Throws where a body that has come is too large.
    func check(_ data: Data?) throws {
        if Int64(data?.count ?? 0) > largest { throw failure(.dataLengthExceedsMaximum) }
    }

    /// For a request that nobody waits for any more.
    func stopLooking() { contents.withLock { $0.isLooking = false } }

    private func lookLater() {
        Self.queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in self?.look() }
    }

    private func look() {
        let progress = Progress(received: task.value.countOfBytesReceived, sent: task.value.countOfBytesSent)
        let idle: Duration? = contents.withLock { contents in
            if contents.isOver || !contents.isLooking { return nil }
            if contents.progress != progress { (contents.progress, contents.since) = (progress, .now) }
            return .now - contents.since
        }
        guard let idle else { return }
        if max(progress.received, task.value.response?.expectedContentLength ?? 0) > largest {
            return stop(.dataLengthExceedsMaximum)
        }
        if idle > .seconds(request.timeoutInterval) + Self.grace { return stop(.timedOut) }
        lookLater()
    }

    private func stop(_ code: URLError.Code) {
        guard end() else { return }
        task.value.cancel()
        fail(failure(code))
    }

    private func failure(_ code: URLError.Code) -> URLError { URLError(code).described(for: request) }
}
