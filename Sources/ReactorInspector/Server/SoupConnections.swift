#if Inspector
internal import CSoup

/// The connections to a server: bounded in number, and in the time until a request is read and answered.
///
/// libsoup has no bound for either, and 3.2 keeps the descriptors of some connections for ever. On the thread of its server only.
final class SoupConnections {
    /// How many there are at most. A further one ends the oldest that is no page.
    static let most = 64
    /// How many milliseconds one has that is no page.
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

    /// - Returns: The number of the connection, and that of one that has to end for it; `nil` for a connection that is known.
    func add(_ socket: UnsafeMutablePointer<GSocket>) -> (number: UInt64, surplus: UInt64?)? {
        forgetClosed()
        guard !known.contains(where: { $0.socket == socket }) else { return nil }
        let surplus = known.count < Self.most ? nil : known.first { !$0.isPage && !$0.isEnding }?.number
        count += 1
        g_object_ref(socket)
        known.append(Known(number: count, socket: socket))
        return (count, surplus)
    }

    /// Gives a connection that became a page's all the time that it wants.
    func keep(_ socket: UnsafeMutablePointer<GSocket>) {
        if let index = known.firstIndex(where: { $0.socket == socket }) { known[index].isPage = true }
    }

    /// Ends a connection that is open still, unless it is a page's: libsoup reads its end, and closes it.
    ///
    /// - Returns: Whether there is something to ``close(_:)``.
    func end(_ number: UInt64) -> Bool {
        forgetClosed()
        guard let index = known.firstIndex(where: { $0.number == number }), !known[index].isPage,
            !known[index].isEnding
        else { return false }
        known[index].isEnding = true
        g_socket_shutdown(known[index].socket, 1, 1, nil)
        return true
    }

    /// Closes a connection that libsoup has not closed by itself.
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
