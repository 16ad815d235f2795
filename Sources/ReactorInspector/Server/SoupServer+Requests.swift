#if Inspector
internal import CSoup

// The handling of HTTP requests. Only the server's thread calls these methods.
extension SoupServer {
    func addHandlers(_ server: UnsafeMutablePointer<CSoup.SoupServer>) {
        let this = Unmanaged.passUnretained(self).toOpaque()
        for path in ["/", InspectorAccess.socketPath] {
            soup_server_add_early_handler(
                server, path,
                { _, message, path, _, this in
                    guard let message, let path, let this else { return }
                    Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().authorize(
                        message, String(cString: path))
                }, this, nil)
        }
        soup_server_add_handler(
            server, "/",
            { _, message, path, _, this in
                guard let message, let path, let this else { return }
                Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().answer(message, String(cString: path))
            }, this, nil)
        soup_server_add_websocket_handler(
            server, InspectorAccess.socketPath, nil, nil,
            { _, message, _, connection, this in
                guard let message, let connection, let this else { return }
                Unmanaged<SoupServer>.fromOpaque(this).takeUnretainedValue().open(connection, message)
            }, this, nil)
    }

    /// Decides whether a request is accepted, once its headers are read. Bodies are discarded, so that no client can
    /// exhaust the memory.
    private func authorize(_ message: OpaquePointer, _ path: String) {
        soup_message_body_set_accumulate(soup_server_message_get_request_body(message), 0)
        let headers = soup_server_message_get_request_headers(message)
        func header(_ name: String) -> String? {
            soup_message_headers_get_list(headers, name).map { String(cString: $0) }
        }
        let answer = soup_server_message_get_response_headers(message)
        if header("Upgrade") == nil || path != InspectorAccess.socketPath {
            // libsoup 3.2 leaks the descriptor of a connection that the client closes.
            soup_message_headers_replace(answer, "Connection", "close")
        }
        let query = soup_server_message_get_uri(message).flatMap { g_uri_get_query($0) }.map { String(cString: $0) }
        let request = InspectorAccess.Request(
            method: String(cString: soup_server_message_get_method(message)), path: path, query: query,
            host: header("Host"), origin: header("Origin"), cookies: header("Cookie"),
            hasBody: header("Transfer-Encoding") != nil || header("Content-Length").map { $0 != "0" } ?? false)
        switch handlers?.authorize(request) {
        case .allowed where path == InspectorAccess.socketPath && header("Upgrade")?.lowercased() != "websocket":
            refuse(message, .notWebSocket)
        case .allowed: break
        case .admitted(let cookie):
            soup_message_headers_replace(answer, "Set-Cookie", cookie)
            soup_server_message_set_redirect(message, 303, "/")
        case .refused(let refusal): refuse(message, refusal)
        case nil: respond(message, 503, "text/plain; charset=utf-8", Array("The inspector has ended.\n".utf8))
        }
    }

    private func answer(_ message: OpaquePointer, _ path: String) {
        guard let (kind, bytes) = handlers?.file(path) else {
            return refuse(message, path == InspectorAccess.socketPath ? .notWebSocket : .path)
        }
        respond(message, 200, kind, bytes)
    }

    private func refuse(_ message: OpaquePointer, _ refusal: InspectorAccess.Refusal) {
        let headers = soup_server_message_get_response_headers(message)
        soup_message_headers_replace(headers, "Connection", "close")
        if refusal == .method { soup_message_headers_replace(headers, "Allow", "GET, HEAD") }
        respond(message, refusal.status, "text/plain; charset=utf-8", Array((refusal.message + "\n").utf8))
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

    private func open(_ connection: OpaquePointer, _ message: OpaquePointer) {
        soup_server_message_get_socket(message).map { connections.markAsPage($0) }
        let socket = WebSocket(connection)
        sockets.append(socket)
        socket.ended = { [weak self] socket in self?.sockets.removeAll { $0 === socket } }
        handlers?.onOpen(socket)
    }
}
#endif
