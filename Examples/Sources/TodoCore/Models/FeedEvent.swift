import Foundation

/// What a shared list reports about the changes of others.
package enum FeedEvent: Sendable, Hashable {
    /// The server was connected to. All changes since the last read may be new.
    case online
    /// There may be new changes.
    case changed
    /// The server cannot be used. The next attempt to connect follows at `retryAt`.
    case offline(ServerError, retryAt: Date)
}
