#if Inspector
internal import CSoup
internal import Foundation
internal import Rx
internal import RxSupport

/// An HTTP server, made with libsoup, on this machine's loopback address. It has a thread and a main loop of its own.
///
/// Sound: only that thread touches libsoup and the variables, except where a comment says otherwise.
final class SoupServer: @unchecked Sendable {
    /// The handlers of requests.
    struct Handlers {
        /// Decides whether a request is accepted, before it is handled.
        let authorize: (InspectorAccess.Request) -> InspectorAccess.Decision
        /// Returns the file at a path: its MIME type and its bytes.
        let file: (String) -> (kind: String, bytes: [UInt8])?
        let onOpen: (WebSocket) -> Void
    }

    private let context = g_main_context_new()!
    private let loop: OpaquePointer
    private var server: UnsafeMutablePointer<CSoup.SoupServer>?
    private(set) var handlers: Handlers?
    let connections = SoupConnections()
    var sockets: [WebSocket] = []

    private let timeLimit: UInt32

    /// - Parameter timeLimit: The time limit of a request, from its connection to its answer, in milliseconds.
    init(timeLimit: UInt32 = SoupConnections.timeLimit) {
        loop = g_main_loop_new(context, 0)
        self.timeLimit = timeLimit
    }

    deinit {
        g_main_loop_unref(loop)
        g_main_context_unref(context)
    }

    // MARK: Life

    /// Listens at the first free port and returns it. Port 0 stands for any free port.
    ///
    /// - Throws: ``InspectorError`` if no port is free.
    func start(ports: ClosedRange<UInt16>, _ handlers: @escaping @Sendable (UInt16) -> Handlers) throws -> UInt16 {
        let answer = Guarded<Result<UInt16, InspectorError>?>(nil)
        let isReady = DispatchSemaphore(value: 0)
        // Descriptions by the app, and the release of long chains of its values, may be deeply recursive.
        Thread.start(named: "inspector", stackSize: 64 << 20) { [self] in
            g_main_context_push_thread_default(context)
            let result = listen(ports)
            if case .success(let port) = result { self.handlers = handlers(port) }
            answer.withLock { $0 = result }
            isReady.signal()
            if case .success = result { g_main_loop_run(loop) }
            close()
            g_main_context_pop_thread_default(context)
        }
        isReady.wait()
        guard let result = answer.withLock({ $0 }) else {
            throw InspectorError.cannotListen(reason: "its thread has ended")
        }
        return try result.get()
    }

    /// Ends the thread after the work that was scheduled before. May be called on any thread.
    func stop() { perform { [self] in g_main_loop_quit(loop) } }

    /// Runs `body` on the thread, after `milliseconds`. May be called on any thread.
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
        reactor_soup_disconnect(UnsafeMutableRawPointer(server), Unmanaged.passUnretained(self).toOpaque())
        soup_server_disconnect(server)
        g_object_unref(server)
        self.server = nil
    }

    // MARK: Connections

    private func listen(_ ports: ClosedRange<UInt16>) -> Result<UInt16, InspectorError> {
        let server = reactor_soup_server_new()!
        self.server = server
        addHandlers(server)
        g_signal_connect_data(
            UnsafeMutableRawPointer(server), "request-started",
            unsafeBitCast(Self.onRequestStarted, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        var reason = ""
        for port in ports {
            var error: UnsafeMutablePointer<GError>?
            if soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 {
                return .success(port == 0 ? Self.chosenPort(of: server) ?? port : port)
            }
            reason = error.map { String(cString: $0.pointee.message) } ?? "unknown reason"
            g_clear_error(&error)
        }
        return .failure(.cannotListen(reason: "ports \(ports.lowerBound) to \(ports.upperBound): \(reason)"))
    }

    /// The port that the system has chosen for the server.
    private static func chosenPort(of server: UnsafeMutablePointer<CSoup.SoupServer>) -> UInt16? {
        guard let addresses = soup_server_get_uris(server) else { return nil }
        defer { g_slist_free_full(addresses) { g_uri_unref(OpaquePointer($0)) } }
        guard let address = addresses.pointee.data else { return nil }
        return UInt16(exactly: g_uri_get_port(OpaquePointer(address)))
    }

    /// libsoup emits this signal when it begins to wait for a request, before it reads anything.
    private static let onRequestStarted:
        @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
            _, message, this in
            guard let message, let socket = soup_server_message_get_socket(message) else { return }
            Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().requestStarted(on: socket)
        }

    private func requestStarted(on socket: UnsafeMutablePointer<GSocket>) {
        guard let (number, surplus) = connections.add(socket) else { return }
        if let surplus { end(surplus) }
        perform(after: timeLimit) { [weak self] in self?.end(number) }
    }

    private func end(_ number: UInt64) {
        guard connections.end(number) else { return }
        perform(after: 200) { [weak self] in self?.connections.close(number) }
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
