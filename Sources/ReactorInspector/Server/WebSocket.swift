#if Inspector
internal import CSoup

/// A connection to a page. Only the server's thread uses it.
final class WebSocket {
    /// Called with each text that the page sends.
    var received: (String) -> Void = { _ in }
    /// Called once, when the page has disconnected or ``close()`` was called.
    var ended: (WebSocket) -> Void = { _ in }
    /// Called after ``ended``.
    var didEnd: () -> Void = {}
    private let connection: OpaquePointer
    private var isOpen = true

    init(_ connection: OpaquePointer) {
        self.connection = connection
        g_object_ref(UnsafeMutableRawPointer(connection))
        soup_websocket_connection_set_max_incoming_payload_size(connection, 256 << 20)
        soup_websocket_connection_set_keepalive_interval(connection, 20)
        connect("message", unsafeBitCast(Self.message, to: GCallback.self))
        connect("closed", unsafeBitCast(Self.closed, to: GCallback.self))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

    /// Sends a text. Does nothing if the page has disconnected.
    func send(_ text: String) {
        guard isOpen, soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN else { return }
        soup_websocket_connection_send_text(connection, text)
    }

    func close() {
        guard isOpen else { return }
        if soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN {
            soup_websocket_connection_close(connection, 1001, "the program ends")
        }
        end()
    }

    private func end() {
        guard isOpen else { return }
        isOpen = false
        reactor_soup_disconnect(UnsafeMutableRawPointer(connection), Unmanaged.passUnretained(self).toOpaque())
        ended(self)
        didEnd()
    }

    private func connect(_ signal: String, _ callback: GCallback) {
        let this = Unmanaged.passUnretained(self).toOpaque()
        g_signal_connect_data(
            UnsafeMutableRawPointer(connection), signal, callback, this, nil, GConnectFlags(rawValue: 0))
    }

    private static let message: @convention(c) (OpaquePointer?, CInt, OpaquePointer?, UnsafeMutableRawPointer) -> Void =
        {
            _, _, bytes, this in
            var size: gsize = 0
            guard let start = g_bytes_get_data(bytes, &size) else { return }
            let text = String(decoding: UnsafeRawBufferPointer(start: start, count: Int(size)), as: UTF8.self)
            Unmanaged<WebSocket>.fromOpaque(this).takeUnretainedValue().received(text)
        }

    private static let closed: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer) -> Void = { _, this in
        Unmanaged<WebSocket>.fromOpaque(this).takeUnretainedValue().end()
    }
}
#endif
