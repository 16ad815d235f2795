#if Inspector
internal import CSoup

/// The connections to a server. Their number is limited, and so is the time until a request is read and answered.
///
/// libsoup limits neither, and libsoup 3.2 never releases the descriptors of some connections. Only the server's thread
/// uses this.
final class SoupConnections {
    /// The maximum number of connections. A further one ends the oldest connection that is not a page's.
    static let most = 64
    /// The time limit of a connection that is not a page's, in milliseconds.
    static let time: UInt32 = 10_000

    private struct Known {
        let number: UInt64
        let socket: UnsafeMutablePointer<GSocket>
        var isPage = false
        var isEnding = false
    }

    private var known: [Known] = []
    private var count: UInt64 = 0

    deinit { for one in known { g_object_unref(one.socket) } }

    /// - Returns: The number of the connection, and the number of a connection that must end in exchange. `nil` if the
    ///   connection is known already.
    func add(_ socket: UnsafeMutablePointer<GSocket>) -> (number: UInt64, surplus: UInt64?)? {
        forgetClosed()
        guard !known.contains(where: { $0.socket == socket }) else { return nil }
        let surplus = known.count < Self.most ? nil : known.first { !$0.isPage && !$0.isEnding }?.number
        count += 1
        g_object_ref(socket)
        known.append(Known(number: count, socket: socket))
        return (count, surplus)
    }

    /// Removes the time limit of a connection that has become a page's.
    func keep(_ socket: UnsafeMutablePointer<GSocket>) {
        if let index = known.firstIndex(where: { $0.socket == socket }) { known[index].isPage = true }
    }

    /// Ends an open connection, unless it is a page's: libsoup reads the end of the stream and closes the connection.
    ///
    /// - Returns: Whether ``close(_:)`` must be called later.
    func end(_ number: UInt64) -> Bool {
        forgetClosed()
        guard let index = known.firstIndex(where: { $0.number == number }), !known[index].isPage,
            !known[index].isEnding
        else { return false }
        known[index].isEnding = true
        g_socket_shutdown(known[index].socket, 1, 1, nil)
        return true
    }

    /// Closes a connection that libsoup has not closed.
    func close(_ number: UInt64) {
        guard let index = known.firstIndex(where: { $0.number == number }) else { return }
        let socket = known.remove(at: index).socket
        g_socket_close(socket, nil)
        g_object_unref(socket)
    }

    private func forgetClosed() {
        known.removeAll { one in
            guard g_socket_is_closed(one.socket) != 0 else { return false }
            g_object_unref(one.socket)
            return true
        }
    }
}
#endif
