internal import Foundation
public import Rx

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Hooks {
    /// Takes a line about a request that ended: its method, URL, outcome and duration.
    public typealias RequestLogHandler = @Sendable (_ line: String) -> Void

    /// Takes a line about each request that has ended and that `URLSession.rx.shouldLogRequest` wants; writes it to standard error by
    /// default. Called on the session's delegate queue, before the event. A line holds no header, no body, and of the URL no password and no value of the query.
    public static var requestLogHandler: RequestLogHandler {
        get { RequestLog.handler.withLock { $0 } }
        set { RequestLog.handler.replace(by: newValue) }
    }
}

extension Reactive where Base: URLSession {
    /// Which requests are logged: all in a debug build and none in a release build by default. `{ _ in false }` turns it off.
    ///
    /// Called when a request is sent, on the thread that subscribes.
    public static var shouldLogRequest: @Sendable (URLRequest) -> Bool {
        get { RequestLog.filter.withLock { $0 } }
        set { RequestLog.filter.replace(by: newValue) }
    }
}

/// What is told of one request.
struct RequestLog: Sendable {
    static let handler = Guarded<Hooks.RequestLogHandler>(global: { Diagnostics.report($0) })
    static let filter = Guarded<@Sendable (URLRequest) -> Bool>(global: { _ in
        #if DEBUG
        true
        #else
        false
        #endif
    })

    private let request: String
    private let start = ContinuousClock.now

    /// `nil` when the request is not to be logged.
    init?(_ request: URLRequest) {
        guard Self.filter.withLock({ $0 })(request) else { return nil }
        self.request = "\(request.httpMethod ?? "GET") \(request.url?.told ?? "without a URL")"
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
