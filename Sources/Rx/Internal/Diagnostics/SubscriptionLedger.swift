internal import Synchronization

#if DEBUG
public import RxSupport
#else
internal import RxSupport
#endif

/// Records the subscriptions of a debug build while recording is on.
@usableFromInline
package enum SubscriptionLedger {
    /// Subscriptions made while ``scope`` has the same value belong together, such as those of one test.
    package final class Scope: Sendable {
        package init() {}
    }

    private struct Entries {
        var all: [SubscriptionEntry] = []
        /// Ended subscriptions are dropped when the number of entries exceeds this limit.
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

    /// Returns the entry of a subscription that is being made; `nil` unless recording is on.
    @inlinable
    static func entry(of lifetime: Lifetime, at place: SubscriptionPlace) -> SubscriptionEntry? {
        #if DEBUG
        isRecorded ? record(lifetime, at: place) : nil
        #else
        nil
        #endif
    }

    /// Returns `onNext`, wrapped in a closure that also records its elements if recording is on.
    @inlinable
    static func recording<Element>(
        _ onNext: Handler<Element>, of lifetime: Lifetime, at place: SubscriptionPlace
    ) -> Handler<Element> {
        guard let entry = entry(of: lifetime, at: place) else { return onNext }
        return .anywhere { element in
            entry.record(element)
            onNext(element)
        }
    }

    /// - Parameter scope: Selects the subscriptions of this scope; `nil` selects all.
    package static func live(in scope: Scope?) -> [LiveSubscription] {
        entries.withLock { $0.all }.filter { $0.isLive && (scope == nil || $0.scope === scope) }.map(\.subscription)
    }

    #if DEBUG
    @usableFromInline
    static func record(_ lifetime: Lifetime, at place: SubscriptionPlace) -> SubscriptionEntry {
        let entry = SubscriptionEntry(lifetime, at: place.call, in: scope)
        let allEntries = entries.withLock { entries in
            entries.all.append(entry)
            return entries.all.count > entries.limit ? entries.all : []
        }
        if !allEntries.isEmpty { dropEnded(of: allEntries) }
        return entry
    }

    /// Drops the entries of ended subscriptions. Reads `isLive` outside the lock, because reading it may release the
    /// last reference to a subscription.
    private static func dropEnded(of allEntries: [SubscriptionEntry]) {
        let ended = Set(allEntries.filter { !$0.isLive }.map { ObjectIdentifier($0) })
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

/// The ledger's record of a subscription. It does not keep the subscription alive.
///
/// Sound: the weak reference is set once and refers to a `Sendable` object. The other properties never change or are
/// behind a lock.
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
    func record(_ element: Any) {
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

/// The place where a subscription is made. It is empty in a release build.
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
