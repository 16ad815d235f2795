/// Subscribers in order of subscription. Insertion and removal are amortised O(1): a removed subscriber leaves a
/// vacancy, and all vacancies are removed when they are half of the places.
///
/// A copy costs one retain. With one subscriber, the usual case, there is no array.
@frozen @usableFromInline
package struct SubscriberList<Element> {
    @frozen @usableFromInline
    enum Storage {
        case empty
        case one(Subscriber<Element>)
        /// Each subscriber knows its index.
        case many([Subscriber<Element>?])
    }

    @usableFromInline var storage: Storage
    /// The number of `nil` places in the array.
    @usableFromInline var vacancies: Int

    @inlinable
    package init() {
        storage = .empty
        vacancies = 0
    }

    @inlinable
    var count: Int {
        switch storage {
        case .empty: 0
        case .one: 1
        case .many(let places): places.count - vacancies
        }
    }

    @inlinable
    package var isEmpty: Bool { count == 0 }

    /// The subscriber if there is exactly one; `nil` otherwise.
    @inlinable
    var only: Subscriber<Element>? {
        if case .one(let subscriber) = storage { subscriber } else { nil }
    }

    /// Inserts `subscriber`. Does nothing if its subscription has ended: its removal may have come before this
    /// insertion, and then nothing would remove it later.
    @inlinable
    package mutating func insert(_ subscriber: Subscriber<Element>) {
        guard subscriber.sink.isAlive else { return }
        switch storage {
        case .empty:
            storage = .one(subscriber)
        case .one(let first):
            first.index = 0
            subscriber.index = 1
            storage = .many([first, subscriber])
        case .many(var places):
            storage = .empty
            subscriber.index = places.count
            places.append(subscriber)
            storage = .many(places)
        }
    }

    /// Removes `subscriber` if the list contains it. The caller keeps it alive, so nothing is freed here.
    @inlinable
    package mutating func remove(_ subscriber: Subscriber<Element>) {
        switch storage {
        case .empty:
            return
        case .one(let one):
            if one === subscriber { storage = .empty }
        case .many(var places):
            guard subscriber.index < places.count, places[subscriber.index] === subscriber else { return }
            storage = .empty
            places[subscriber.index] = nil
            vacancies += 1
            storage = vacancies * 2 < places.count ? .many(places) : compacted(places)
        }
    }

    /// Returns the storage for the subscribers in `places`, without vacancies.
    @inlinable
    mutating func compacted(_ places: consuming [Subscriber<Element>?]) -> Storage {
        places.removeAll { $0 == nil }
        vacancies = 0
        guard let first = places.first ?? nil else { return .empty }
        if places.count == 1 { return .one(first) }
        for (index, subscriber) in places.enumerated() { subscriber?.index = index }
        return .many(places)
    }

    /// Delivers an element to all subscribers in the list. The list is the caller's own copy, which retains the
    /// subscribers. So this method need not retain them one by one.
    @inlinable @inline(__always)
    package consuming func deliver(_ element: Element) {
        switch storage {
        case .empty: return
        case .one(let subscriber): subscriber.deliver(element)
        case .many(let places): Self.deliver(element, to: places)
        }
    }

    @inlinable @inline(never)
    static func deliver(_ element: Element, to places: [Subscriber<Element>?]) {
        places.withUnsafeBufferPointer { places in
            for subscriber in places {
                guard let subscriber else { continue }
                Unmanaged.passUnretained(subscriber)._withUnsafeGuaranteedRef { $0.deliver(element) }
            }
        }
    }

    /// Removes all subscribers and returns them.
    @inlinable
    package mutating func removeAll() -> SubscriberList<Element> {
        defer { self = SubscriberList() }
        return self
    }

    /// Notifies each subscription that its source was lost.
    @inlinable
    package func notifySourceLost() { forEach { $0.sink.lifetime.sourceWasLost($0) } }

    /// Ends each subscription with `ending`.
    @inlinable
    func end(_ ending: Ending) { forEach { ending.end($0.sink.lifetime) } }

    @inlinable
    func forEach(_ body: (Subscriber<Element>) -> Void) {
        switch storage {
        case .empty: return
        case .one(let subscriber): body(subscriber)
        case .many(let places): for case let subscriber? in places { body(subscriber) }
        }
    }
}
