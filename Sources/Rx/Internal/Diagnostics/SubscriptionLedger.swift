internal import Synchronization

/// The subscriptions of a debug build, while someone has asked for them.
@usableFromInline
package enum SubscriptionLedger {
    /// Subscriptions made while this is ``scope`` belong together, as those of a test do.
    package final class Scope: Sendable {
        package init() {}
    }

    private struct Entries {
        var all: [SubscriptionEntry] = []
        /// At so many entries, those that are over are dropped.
        var limit = 256
    }

    @TaskLocal package static var scope: Scope?

    private static let recordings = Atomic(0)
    private static let entries = Guarded(global: Entries())

    @usableFromInline static var isRecorded: Bool { recordings.load(ordering: .relaxed) > 0 }

    static func begin() { recordings.add(1, ordering: .relaxed) }

    static func end() {
        if recordings.subtract(1, ordering: .relaxed).newValue == 0 { entries.replace(by: Entries()) }
    }

    /// The entry of a subscription that is being made; `nil` unless somebody records.
    @inlinable
    static func entry(of lifetime: Lifetime, at place: SubscriptionPlace) -> SubscriptionEntry? {
        #if DEBUG
        isRecorded ? enter(lifetime, at: place) : nil
        #else
        nil
        #endif
    }

    /// `onNext`, which also notes its elements while somebody records.
    @inlinable
    static func noting<Element>(
        _ onNext: Handler<Element>, of lifetime: Lifetime, at place: SubscriptionPlace
    ) -> Handler<Element> {
        guard let entry = entry(of: lifetime, at: place) else { return onNext }
        return .anywhere { element in
            entry.note(element)
            onNext(element)
        }
    }

    /// - Parameter scope: `nil` for all.
    package static func live(in scope: Scope?) -> [LiveSubscription] {
        entries.withLock { $0.all }.filter { $0.isLive && (scope == nil || $0.scope === scope) }.map(\.subscription)
    }

    #if DEBUG
    @usableFromInline
    static func enter(_ lifetime: Lifetime, at place: SubscriptionPlace) -> SubscriptionEntry {
        let entry = SubscriptionEntry(lifetime, at: place.call, in: scope)
        let crowd = entries.withLock { entries in
            entries.all.append(entry)
            return entries.all.count > entries.limit ? entries.all : []
        }
        if !crowd.isEmpty { dropEnded(of: crowd) }
        return entry
    }

    /// Which are over is asked outside the lock: the answer may be the last to let go of a subscription.
    private static func dropEnded(of crowd: [SubscriptionEntry]) {
        let ended = Set(crowd.filter { !$0.isLive }.map { ObjectIdentifier($0) })
        let dropped = entries.withLock { entries in
            defer {
                entries.all.removeAll { ended.contains(ObjectIdentifier($0)) }
                entries.limit = max(256, entries.all.count * 2)
            }
            return entries.all
        }
        withExtendedLifetime(dropped) {}
    }
    #endif
}

/// What the ledger knows of a subscription. It does not keep it.
///
/// Sound: the weak reference is set once, and what it refers to is `Sendable`.
@usableFromInline
package final class SubscriptionEntry: @unchecked Sendable {
    private struct LastEvent {
        let time: ContinuousClock.Instant
        let text: String
    }

    private let lifetime: WeakReference<Lifetime>
    private let place: CallPlace
    fileprivate let scope: SubscriptionLedger.Scope?
    private let start = ContinuousClock.now
    private let lastEvent = Guarded<LastEvent?>(nil)

    fileprivate init(_ lifetime: Lifetime, at place: CallPlace, in scope: SubscriptionLedger.Scope?) {
        (self.lifetime, self.place, self.scope) = (WeakReference(lifetime), place, scope)
    }

    @usableFromInline
    func note(_ element: Any) {
        let event = LastEvent(time: .now, text: String("\(element)".prefix(200)))
        lastEvent.replace(by: event)
    }

    fileprivate var isLive: Bool { lifetime.object.map { !$0.isDisposed } ?? false }

    fileprivate var subscription: LiveSubscription {
        let (last, location) = (lastEvent.withLock { $0 }, place.location)
        return LiveSubscription(
            file: location?.fileID ?? "\(place)", line: UInt(location?.line ?? 0), start: start,
            lastEventTime: last?.time,
            lastEvent: last?.text)
    }
}

/// Where a subscription is made: nothing at all in a release build.
@frozen @usableFromInline
package struct SubscriptionPlace: Sendable {
    #if DEBUG
    @usableFromInline let call: CallPlace
    #endif

    @inlinable
    package init() {
        #if DEBUG
        call = CallPlace()
        #endif
    }
}
