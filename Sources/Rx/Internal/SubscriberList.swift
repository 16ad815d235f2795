/// Whoever keeps subscribers.
@usableFromInline
protocol SubscriberOwner: AnyObject, Sendable {
    func remove(_ subscriber: AnyObject)
}

/// A sink in a list; disposing of it takes it out.
@usableFromInline
final class Subscriber<Element>: Disposable, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>

    /// Where it stands in its list; only who may change the list reads and writes it.
    @usableFromInline var index = 0

    private weak var owner: (any SubscriberOwner)?

    @usableFromInline
    init(_ sink: Sink<Element>, owner: any SubscriberOwner) {
        self.sink = sink
        self.owner = owner
    }

    @usableFromInline
    func dispose() { owner?.remove(self) }
}

/// Sinks in order of subscription. Insertion and removal are amortised O(1): the removed leave vacancies until these
/// are the majority.
@usableFromInline
struct SubscriberList<Element> {
    @usableFromInline var slots: [Subscriber<Element>?] = []
    @usableFromInline var vacancies = 0

    @usableFromInline
    init() {}

    @usableFromInline
    var isEmpty: Bool { slots.count == vacancies }

    /// Does nothing when the subscriber has left while it waited to be inserted: it was not there to be removed.
    @usableFromInline
    mutating func insert(_ subscriber: Subscriber<Element>) {
        guard subscriber.sink.isAlive else { return }
        subscriber.index = slots.count
        slots.append(subscriber)
    }

    /// The caller keeps `subscriber` alive, so that nothing is released here.
    @usableFromInline
    mutating func remove(_ subscriber: Subscriber<Element>) {
        guard subscriber.index < slots.count, slots[subscriber.index] === subscriber else { return }
        slots[subscriber.index] = nil
        vacancies += 1
        if vacancies * 2 > slots.count { compact() }
    }

    private mutating func compact() {
        slots.removeAll { $0 == nil }
        vacancies = 0
        for (index, subscriber) in slots.enumerated() { subscriber?.index = index }
    }

    /// Delivers an element to whoever is in the list when the call begins.
    @inlinable
    func next(_ element: Element) {
        for slot in slots {
            if let sink = slot?.sink, sink.isAlive { sink.next(element) }
        }
    }

    /// For when their source is gone without having ended: a subscription that nobody else holds is freed.
    func loseAll() {
        for case let subscriber? in slots { subscriber.sink.lifetime.lostSource(of: subscriber) }
    }

    @usableFromInline
    func on(_ event: Event<Element>) {
        for slot in slots { slot?.sink.on(event) }
    }
}
