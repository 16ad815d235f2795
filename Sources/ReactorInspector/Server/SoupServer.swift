#if Inspector
internal import CSoup
internal import Foundation
internal import Rx

/// An HTTP server of libsoup on this machine's loopback address, with a thread and a loop of its own.
///
/// Sound: all of libsoup, and what is not said to be otherwise, is touched on that thread only.
final class SoupServer: @unchecked Sendable {
    /// What answers.
    struct Handlers {
        /// Decides about a request before anything else.
        let judge: (InspectorAccess.Request) -> InspectorAccess.Verdict
        /// The file at a path: its kind and bytes.
        let file: (String) -> (kind: String, bytes: [UInt8])?
        let opened: (WebSocket) -> Void
    }

    private let context = g_main_context_new()!
    private let loop: OpaquePointer
    private var server: UnsafeMutablePointer<CSoup.SoupServer>?
    private var handlers: Handlers?
    private var sockets: [WebSocket] = []

    init() { loop = g_main_loop_new(context, 0) }

    deinit {
        g_main_loop_unref(loop)
        g_main_context_unref(context)
    }

    // MARK: Life

    /// Listens at the first port that is free, and returns it.
    ///
    /// - Throws: ``InspectorError`` where none is.
    func start(ports: ClosedRange<UInt16>, _ handlers: @escaping @Sendable (UInt16) -> Handlers) throws -> UInt16 {
        let answer = Guarded<Result<UInt16, InspectorError>?>(nil)
        let isReady = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            g_main_context_push_thread_default(context)
            let result = listen(ports)
            if case .success(let port) = result { self.handlers = handlers(port) }
            answer.withLock { $0 = result }
            isReady.signal()
            if case .success = result { g_main_loop_run(loop) }
            close()
            g_main_context_pop_thread_default(context)
        }
        thread.name = "inspector"
        thread.start()
        isReady.wait()
        guard let result = answer.withLock({ $0 }) else {
            throw InspectorError.cannotListen(reason: "its thread has ended")
        }
        return try result.get()
    }

    /// Ends the thread, after what was asked of it before. Any thread.
    func stop() { perform { [self] in g_main_loop_quit(loop) } }

    /// Runs `body` on the thread, after `milliseconds`. Any thread.
    func perform(after milliseconds: UInt32 = 0, _ body: @escaping @Sendable () -> Void) {
        let source = g_timeout_source_new(milliseconds)
        g_source_set_callback(source, { Box.run($0) }, Box(body).retained, { Box.release($0) })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    private func close() {
        for socket in sockets { socket.close() }
        sockets = []
        handlers = nil
        guard let server else { return }
        soup_server_disconnect(server)
        g_object_unref(server)
        self.server = nil
    }

    private func listen(_ ports: ClosedRange<UInt16>) -> Result<UInt16, InspectorError> {
        let server = reactor_soup_server_new()!
        self.server = server
        addHandlers(server)
        var reason = ""
        for port in ports {
            var error: UnsafeMutablePointer<GError>?
            if soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 {
                return .success(port)
            }
            reason = error.map { String(cString: $0.pointee.message) } ?? "unknown reason"
            g_clear_error(&error)
        }
        return .failure(.cannotListen(reason: "ports \(ports.lowerBound) to \(ports.upperBound): \(reason)"))
    }

    // MARK: Requests

    private func addHandlers(_ server: UnsafeMutablePointer<CSoup.SoupServer>) {
        let this = Unmanaged.passUnretained(self).toOpaque()
        for path in ["/", "/socket"] {
            soup_server_add_early_handler(
                server, path,
                { _, message, path, _, this in
                    guard let message, let path, let this else { return }
                    Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().judge(message, String(cString: path))
                }, this, nil)
        }
        soup_server_add_handler(
            server, "/",
            { _, message, path, _, this in
                guard let message, let path, let this else { return }
                Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().answer(message, String(cString: path))
            }, this, nil)
        soup_server_add_websocket_handler(
            server, "/socket", nil, nil,
            { _, _, _, connection, this in
                guard let connection, let this else { return }
                Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().open(connection)
            }, this, nil)
    }

    private func judge(_ message: OpaquePointer, _ path: String) {
        let headers = soup_server_message_get_request_headers(message)
        func header(_ name: String) -> String? {
            soup_message_headers_get_list(headers, name).map { String(cString: $0) }
        }
        let query = soup_server_message_get_uri(message).flatMap { g_uri_get_query($0) }.map { String(cString: $0) }
        let request = InspectorAccess.Request(
            path: path, query: query, host: header("Host"), origin: header("Origin"), cookies: header("Cookie"))
        switch handlers?.judge(request) {
        case .allowed: break
        case .welcome(let cookie):
            soup_message_headers_replace(soup_server_message_get_response_headers(message), "Set-Cookie", cookie)
            soup_server_message_set_redirect(message, 303, "/")
        case .refused(let reason): respond(message, 403, "text/plain; charset=utf-8", Array((reason + "\n").utf8))
        case nil: respond(message, 503, "text/plain; charset=utf-8", Array("The inspector has ended.\n".utf8))
        }
    }

    private func answer(_ message: OpaquePointer, _ path: String) {
        guard ["GET", "HEAD"].contains(String(cString: soup_server_message_get_method(message))) else {
            return respond(message, 405, "text/plain; charset=utf-8", Array("Only GET.\n".utf8))
        }
        guard let (kind, bytes) = handlers?.file(path) else {
            return respond(message, 404, "text/plain; charset=utf-8", Array("There is nothing at \(path).\n".utf8))
        }
        respond(message, 200, kind, bytes)
    }

    private func respond(_ message: OpaquePointer, _ status: guint, _ kind: String, _ bytes: [UInt8]) {
        let headers = soup_server_message_get_response_headers(message)
        for (name, value) in [
            ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
            ("Referrer-Policy", "no-referrer"),
            (
                "Content-Security-Policy",
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:"
            ),
        ] { soup_message_headers_replace(headers, name, value) }
        soup_server_message_set_status(message, status, nil)
        bytes.withUnsafeBytes {
            let start = $0.baseAddress?.assumingMemoryBound(to: CChar.self)
            soup_server_message_set_response(message, kind, SOUP_MEMORY_COPY, start, gsize($0.count))
        }
    }

    // MARK: Sockets

    private func open(_ connection: OpaquePointer) {
        let socket = WebSocket(connection)
        sockets.append(socket)
        socket.ended = { [weak self] socket in self?.sockets.removeAll { $0 === socket } }
        handlers?.opened(socket)
    }
}

/// A closure for a callback of GLib.
private final class Box {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

    static func run(_ box: UnsafeMutableRawPointer?) -> gboolean {
        box.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().body() }
        return 0
    }

    static func release(_ box: UnsafeMutableRawPointer?) { box.map { Unmanaged<Box>.fromOpaque($0).release() } }
}
#endif
