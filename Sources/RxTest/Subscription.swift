/// When a source was subscribed to and when that ended, in virtual time.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
    /// When the source was subscribed to.
    public let subscribe: TestTime
    /// When the subscription ended; `Int.max` while it has not.
    public let unsubscribe: TestTime

    /// A subscription at `subscribe` that has not ended.
    public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

    /// A subscription from `subscribe` to `unsubscribe`.
    public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// Hashes both times.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(subscribe)
        hasher.combine(unsubscribe)
    }

    /// Both times.
    public var debugDescription: String { "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : String(unsubscribe)))" }
}
