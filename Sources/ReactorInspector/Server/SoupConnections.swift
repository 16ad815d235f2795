#if Inspector
internal import CSoup

/// The connections to a server. Their number is limited, and so is the time until a request is read and answered.
///
/// libsoup limits neither, and libsoup 3.2 never releases the descriptors of some connections. Only the server's thread
/// uses this.
final class SoupConnections {
    /// The maximum number of connections. A further one ends the oldest connection that is not a page's. It is accepted
    /// even if all are pages', because only an admitted browser can open a page.
    static let maxCount = 64
    /// The time limit of a connection that is not a page's, in milliseconds.
    static let timeLimit: UInt32 = 10_000

    private struct Connection {
        let number: UInt64
        let socket: UnsafeMutablePointer<GSocket>
        var isPage = false
        var isEnding = false
    }

    private var connections: [Connection] = []
    private var lastNumber: UInt64 = 0

    deinit { for connection in connections { g_object_unref(connection.socket) } }

    /// Adds a connection.
    ///
    /// - Returns: The number of the connection, and the number of a connection that must end in exchange. `nil` if the
    ///   connection is known already.
    func add(_ socket: UnsafeMutablePointer<GSocket>) -> (number: UInt64, surplus: UInt64?)? {
        removeClosed()
        guard !connections.contains(where: { $0.socket == socket }) else { return nil }
        let surplus =
            connections.count < Self.maxCount ? nil : connections.first { !$0.isPage && !$0.isEnding }?.number
        lastNumber += 1
        g_object_ref(socket)
        connections.append(Connection(number: lastNumber, socket: socket))
        return (lastNumber, surplus)
    }

    /// Removes the time limit of a connection that has become a page's.
    func markAsPage(_ socket: UnsafeMutablePointer<GSocket>) {
        if let index = connections.firstIndex(where: { $0.socket == socket }) { connections[index].isPage = true }
    }

    /// Ends an open connection, unless it is a page's: libsoup reads the end of the stream and closes the connection.
    ///
    /// - Returns: Whether ``close(_:)`` must be called later.
    func end(_ number: UInt64) -> Bool {
        removeClosed()
        guard let index = connections.firstIndex(where: { $0.number == number }), !connections[index].isPage,
            !connections[index].isEnding
        else { return false }
        connections[index].isEnding = true
        g_socket_shutdown(connections[index].socket, 1, 1, nil)
        return true
    }

    /// Closes a connection that libsoup has not closed.
    func close(_ number: UInt64) {
        guard let index = connections.firstIndex(where: { $0.number == number }) else { return }
        let socket = connections.remove(at: index).socket
        g_socket_close(socket, nil)
        g_object_unref(socket)
    }

    private func removeClosed() {
        connections.removeAll { connection in
            guard g_socket_is_closed(connection.socket) != 0 else { return false }
            g_object_unref(connection.socket)
            return true
        }
    }
}
#endif
