internal import Foundation

/// A subscription that is not over, as the ledger of a debug build has it; see ``Hooks/recordSubscriptions()``.
public struct LiveSubscription: Sendable, CustomStringConvertible {
    /// The file of the call that made it, as `#fileID` names it.
    public let file: String
    /// The line of that call.
    public let line: UInt
    /// When it was made.
    public let start: ContinuousClock.Instant
    /// When its last element came; `nil` where none has.
    public let lastEventTime: ContinuousClock.Instant?
    /// Its last element in words, cut after 200 characters; `nil` where none has come.
    public let lastEvent: String?

    /// How long it lives.
    public var age: Duration { ContinuousClock.now - start }

    /// The place, the age and the last element.
    public var description: String {
        guard let lastEvent, let lastEventTime else { return "\(file):\(line), \(age) old, without an element" }
        return "\(file):\(line), \(age) old, last \(lastEvent) \(ContinuousClock.now - lastEventTime) ago"
    }
}

extension Hooks {
    /// Has a debug build keep a ledger of the subscriptions that are made from now on, until all results are disposed of.
    ///
    /// The ledger has those made with closures or by binding: `subscribe`, `bind`, `drive`, `emit`. It keeps none of them alive. While it is
    /// kept, each takes an entry, and each element is described. In a release build nothing is recorded and nothing costs anything; in a debug
    /// build that does not record, a subscription reads one number.
    ///
    /// - Returns: What ends the recording.
    public static func recordSubscriptions() -> any Disposable {
        #if DEBUG
        SubscriptionLedger.begin()
        return Disposables.create { SubscriptionLedger.end() }
        #else
        return Disposables.create()
        #endif
    }

    /// The subscriptions in the ledger that are not over, the oldest first. Empty in a release build. Any thread.
    ///
    /// - Complexity: O(n) in the number of subscriptions.
    public static var liveSubscriptions: [LiveSubscription] { SubscriptionLedger.live(in: nil) }
}
