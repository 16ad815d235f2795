import Foundation

/// Whether the changes of others arrive.
package enum ConnectionState: Sendable, Hashable {
    /// The server has not answered yet.
    case connecting
    /// The changes arrive. The tasks in a file are always online.
    case online
    /// The server cannot be used. The next attempt to connect follows at `retryAt`.
    case offline(ServerError, retryAt: Date)
}
