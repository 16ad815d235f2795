/// The virtual times when a subscription to a source began and ended.
public struct Subscription: Hashable, Sendable, CustomDebugStringConvertible {
    /// When the subscription began.
    public let subscribe: TestTime
    /// When the subscription ended, or `Int.max` if it has not ended.
    public let unsubscribe: TestTime

    /// Creates a subscription that began at `subscribe` and has not ended.
    public init(_ subscribe: TestTime) { self.init(subscribe, .max) }

    /// Creates a subscription that began at `subscribe` and ended at `unsubscribe`.
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
