internal import Foundation
public import Rx
internal import RxSupport

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
    /// The maximum size of a response body in bytes, 256 megabytes by default. A request with a larger body fails with
    /// `URLError.dataLengthExceedsMaximum`.
    ///
    /// The transfer is cancelled early if the server announces the size, or if Foundation reports the received size.
    /// Foundation does not report it on Linux. There, a body that is compressed or has no announced size is first
    /// received and unpacked in memory, and then refused. The limit is read when a request is sent.
    public static var maximumBodySize: Int64 {
        get { RequestGuard.maximumBodySize.withLock { $0 } }
        set { RequestGuard.maximumBodySize.replace(by: newValue) }
    }

    /// The old name of `maximumBodySize`.
    @available(*, deprecated, renamed: "maximumBodySize")
    public static var largestBody: Int64 {
        get { maximumBodySize }
        set { maximumBodySize = newValue }
    }
}

/// Checks a task every 50 milliseconds, because Foundation on Linux has no limit for the size of a body, and does not
/// end some requests that receive nothing.
final class RequestGuard: Sendable {
    static let maximumBodySize = Guarded<Int64>(global: 256 << 20)
    private static let queue = DispatchQueue(label: "rx.requests")
    /// How long the guard waits after the request's timeout. So Foundation's own timeout comes first where it works.
    private static let grace = Duration.seconds(2)
    /// The `timeoutInterval` of a request for which the app sets none.
    private static let defaultTimeout = URLRequest(url: URL(filePath: "/")).timeoutInterval

    /// The longest interval, in seconds. A request with a longer one has no timeout.
    private static let longestTimeout: TimeInterval = 1e9

    /// The bytes that the task has transferred.
    private struct Progress: Equatable {
        var received: Int64 = 0
        var sent: Int64 = 0
    }

    private struct Contents {
        /// Whether the outcome was reported.
        var isOver = false
        var isChecking = true
        var progress = Progress()
        var since = ContinuousClock.now
    }

    private let request: URLRequest
    private let task: UncheckedSendableBox<URLSessionTask>
    /// How long nothing may arrive; `nil` for any time.
    private let timeout: Duration?
    private let largest = maximumBodySize.withLock { $0 }
    private let contents = Guarded(Contents())
    private let fail: @Sendable (URLError) -> Void

    /// - Parameter fail: Called at most once, on the guard's queue, after the task was cancelled.
    init(
        _ task: URLSessionTask, _ request: URLRequest, of session: URLSession,
        fail: @escaping @Sendable (URLError) -> Void
    ) {
        (self.task, self.request, self.fail) = (UncheckedSendableBox(task), request, fail)
        timeout = Self.timeout(of: request, in: session.configuration)
    }

    /// How long nothing may arrive for a request. `nil` for any time: if the interval is not positive, or is longer
    /// than thirty years, or is not a number.
    static func timeout(of request: URLRequest, in configuration: URLSessionConfiguration) -> Duration? {
        let isDefault = request.timeoutInterval == defaultTimeout
        let seconds = isDefault ? configuration.timeoutIntervalForRequest : request.timeoutInterval
        return seconds > 0 && seconds < longestTimeout ? .seconds(seconds) + grace : nil
    }

    /// Returns the request with an interval that Foundation accepts. Foundation on Linux traps if the milliseconds do
    /// not fit into an `Int`.
    static func accepted(_ request: URLRequest) -> URLRequest {
        if abs(request.timeoutInterval) <= longestTimeout { return request }
        var accepted = request
        accepted.timeoutInterval = longestTimeout
        return accepted
    }

    func start() {
        contents.withLock { $0.since = .now }
        scheduleCheck()
    }

    /// Marks the request as ended.
    ///
    /// - Returns: Whether this is the first call. The caller of the first call reports the outcome.
    func end() -> Bool {
        contents.withLock { contents in
            defer { contents.isOver = true }
            return !contents.isOver
        }
    }

    /// Throws if a received body is too large.
    func checkSize(of data: Data?) throws {
        if Int64(data?.count ?? 0) > largest { throw failure(.dataLengthExceedsMaximum) }
    }

    /// Stops the checks, after the subscription was disposed of.
    func stopChecking() { contents.withLock { $0.isChecking = false } }

    private func scheduleCheck() {
        Self.queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in self?.check() }
    }

    private func check() {
        let progress = Progress(received: task.value.countOfBytesReceived, sent: task.value.countOfBytesSent)
        let idle: Duration? = contents.withLock { contents in
            if contents.isOver || !contents.isChecking { return nil }
            if contents.progress != progress { (contents.progress, contents.since) = (progress, .now) }
            return .now - contents.since
        }
        guard let idle else { return }
        if max(progress.received, task.value.response?.expectedContentLength ?? 0) > largest {
            return stop(.dataLengthExceedsMaximum)
        }
        if let timeout, idle > timeout { return stop(.timedOut) }
        scheduleCheck()
    }

    private func stop(_ code: URLError.Code) {
        guard end() else { return }
        task.value.cancel()
        fail(failure(code))
    }

    private func failure(_ code: URLError.Code) -> URLError { URLError(code).described(for: request) }
}
