internal import Foundation

/// A running subscription, as a debug build's ledger records it; see ``Hooks/recordSubscriptions()``.
public struct LiveSubscription: Sendable, CustomStringConvertible {
    /// The file of the call that made the subscription, as `#fileID` names it.
    public let file: String
    /// The line of that call.
    public let line: UInt
    /// When the subscription was made.
    public let start: ContinuousClock.Instant
    /// When the last element arrived; `nil` if none has arrived.
    public let lastEventTime: ContinuousClock.Instant?
    /// A description of the last element, cut after 200 characters; `nil` if none has arrived.
    public let lastEvent: String?

    /// How long the subscription has been running.
    public var age: Duration { ContinuousClock.now - start }

    /// The place, the age and the last element in one line.
    public var description: String {
        guard let lastEvent, let lastEventTime else { return "\(file):\(line), \(age) old, without an element" }
        return "\(file):\(line), \(age) old, last \(lastEvent) \(ContinuousClock.now - lastEventTime) ago"
    }
}

extension Hooks {
    /// Records the subscriptions that are made from now on, in a debug build, until every returned disposable is
    /// disposed of.
    ///
    /// The ledger records subscriptions made with closures or by binding: `subscribe`, `bind`, `drive`, `emit`. It does
    /// not keep them alive. While it records, each subscription allocates an entry, and each element is described as
    /// text. A release build records nothing and pays nothing. In a debug build that does not record, a subscription
    /// reads one number.
    ///
    /// - Returns: A disposable that ends the recording.
    public static func recordSubscriptions() -> any Disposable {
        #if DEBUG
        SubscriptionLedger.begin()
        return Disposables.create { SubscriptionLedger.end() }
        #else
        return Disposables.create()
        #endif
    }

    /// The recorded subscriptions that are still running, the oldest first. Empty in a release build. May be read on
    /// any thread.
    ///
    /// - Complexity: O(n) in the number of subscriptions.
    public static var liveSubscriptions: [LiveSubscription] { SubscriptionLedger.live(in: nil) }
}
