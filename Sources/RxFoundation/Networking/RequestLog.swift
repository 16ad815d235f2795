internal import Foundation
public import Rx
internal import RxSupport

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Hooks {
    /// Receives a line about an ended request: its method, URL, outcome and duration.
    public typealias RequestLogHandler = @Sendable (_ line: String) -> Void

    /// Receives a line about each ended request that `URLSession.rx.shouldLogRequest` accepts. By default, writes the
    /// line to standard error.
    ///
    /// Called on the session's delegate queue, before the event. A line contains no header and no body. Its URL has no
    /// user, no password, no values of the query and no fragment.
    public static var requestLogHandler: RequestLogHandler {
        get { RequestLog.settings.withLock { $0.handler } }
        set { RequestLog.settings.replace(\.handler, by: newValue) }
    }
}

extension Reactive where Base: URLSession {
    /// Whether to log a request. By default, a debug build logs all requests and a release build none. `{ _ in false }`
    /// turns the log off.
    ///
    /// Called when a request is sent, on the thread that subscribes.
    public static var shouldLogRequest: @Sendable (URLRequest) -> Bool {
        get { RequestLog.settings.withLock { $0.filter } }
        set { RequestLog.settings.replace(\.filter, by: newValue) }
    }
}

/// The log of one request.
struct RequestLog: Sendable {
    struct Settings {
        var handler: Hooks.RequestLogHandler = { Diagnostics.report($0) }
        var filter: @Sendable (URLRequest) -> Bool = { _ in
            #if DEBUG
            true
            #else
            false
            #endif
        }
    }

    static let settings = Guarded(global: Settings())

    private let request: String
    private let start = ContinuousClock.now

    /// Returns `nil` if the request is not logged.
    init?(_ request: URLRequest) {
        guard Self.settings.withLock({ $0.filter })(request) else { return nil }
        self.request = "\(request.httpMethod ?? "GET") \(request.url?.redactedDescription ?? "without a URL")"
    }

    func report(_ response: HTTPURLResponse, data: Data) { report("\(response.statusCode), \(data.count) bytes") }

    func report(_ error: any Error) {
        if let error = error as? URLError, error.code == .cancelled { return report("cancelled") }
        report(error.localizedDescription)
    }

    private func report(_ outcome: String) {
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        Hooks.requestLogHandler("\(request): \(outcome), \(Int(milliseconds)) ms")
    }
}
