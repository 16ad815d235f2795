/// A sink in a list.
@usableFromInline
final class Subscriber<Element> {
    @usableFromInline let sink: Sink<Element>

    /// Where it stands in its list; only who may change the list reads and writes it.
    @usableFromInline var index = 0

    /// What takes it out of the list; a resource of the sink's lifetime.
    @usableFromInline let registration: Registration

    @inlinable
    init(_ sink: Sink<Element>, registration: Registration) {
        self.sink = sink
        self.registration = registration
    }

    @inlinable
    func deliver(_ element: Element) {
        if sink.lifetime.isAlive { sink.next(element) }
    }
}

/// Takes a subscriber out of its list when disposed of.
///
/// It keeps that list and the list keeps the subscriber, until the subscription ends or the subject goes. A weak
/// reference would spare the circle and make every retain of the list slow.
@usableFromInline
final class Registration: Disposable, Sendable {
    private let removal = Guarded<(() -> Void)?>(nil)

    @usableFromInline
    init() {}

    /// Says how to remove the subscriber; called once, before it can be asked for.
    @usableFromInline
    func set(_ remove: @escaping () -> Void) { removal.withLock { $0 = remove } }

    @usableFromInline
    func dispose() { take()?() }

    /// Lets go of the list.
    @usableFromInline
    func forget() { _ = take() }

    private func take() -> (() -> Void)? { removal.withLock { $0.take() } }
}

/// Sinks in order of subscription. Insertion and removal are amortised O(1): the removed leave vacancies until these
/// are the majority.
@usableFromInline
struct SubscriberList<Element> {
    @usableFromInline var slots: [Subscriber<Element>?] = []
    @usableFromInline var vacancies = 0

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { slots.count == vacancies }

    /// Does nothing when the subscriber has left while it waited to be inserted: it was not there to be removed.
    @inlinable
    mutating func insert(_ subscriber: Subscriber<Element>) {
        guard subscriber.sink.isAlive else { return }
        subscriber.index = slots.count
        slots.append(subscriber)
    }

    /// The caller keeps `subscriber` alive, so that nothing is released here.
    @inlinable
    mutating func remove(_ subscriber: Subscriber<Element>) {
        guard subscriber.index < slots.count, slots[subscriber.index] === subscriber else { return }
        slots[subscriber.index] = nil
        vacancies += 1
        if vacancies * 2 > slots.count { compact() }
    }

    @inlinable
    mutating func compact() {
        slots.removeAll { $0 == nil }
        vacancies = 0
        for (index, subscriber) in slots.enumerated() { subscriber?.index = index }
    }

    /// Delivers an element to whoever is in the list when the call begins.
    ///
    /// The list is a copy that the caller keeps, so its subscribers stay alive: they are not retained one by one.
    @inlinable
    func next(_ element: Element) {
        slots.withUnsafeBufferPointer { slots in
            for slot in slots {
                guard let slot else { continue }
                Unmanaged.passUnretained(slot)._withUnsafeGuaranteedRef { $0.deliver(element) }
            }
        }
    }

    /// For when their source is gone without having ended: a subscription that nobody else holds is freed.
    @inlinable
    func loseAll() {
        for case let subscriber? in slots {
            subscriber.registration.forget()
            subscriber.sink.lifetime.lostSource(of: subscriber.registration)
        }
    }

    @inlinable
    func end(_ ending: Ending) {
        for slot in slots { if let sink = slot?.sink { ending.end(sink.lifetime) } }
    }
}
