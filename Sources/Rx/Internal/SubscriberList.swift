/// Sinks in order of subscription. Insertion and removal are amortised O(1): the removed leave vacancies until these
/// are the majority.
@frozen @usableFromInline
struct SubscriberList<Element> {
    /// The earliest, where there is no need of an array; the others follow it.
    @usableFromInline var first: Subscriber<Element>?
    @usableFromInline var others: [Subscriber<Element>?]
    @usableFromInline var vacancies: Int

    @inlinable
    init() {
        first = nil
        others = []
        vacancies = 0
    }

    @inlinable
    var count: Int { others.count - vacancies + (first == nil ? 0 : 1) }

    /// Does nothing when the subscriber has left while it waited to be inserted: it was not there to be removed.
    @inlinable
    mutating func insert(_ subscriber: Subscriber<Element>) {
        guard subscriber.sink.isAlive else { return }
        if first == nil, others.isEmpty {
            first = subscriber
            return
        }
        subscriber.index = others.count
        others.append(subscriber)
    }

    /// The caller keeps `subscriber` alive, so that nothing is released here.
    @inlinable
    mutating func remove(_ subscriber: Subscriber<Element>) {
        if first === subscriber {
            first = nil
            return
        }
        guard subscriber.index < others.count, others[subscriber.index] === subscriber else { return }
        others[subscriber.index] = nil
        vacancies += 1
        if vacancies * 2 > others.count { compact() }
    }

    @inlinable
    mutating func compact() {
        others.removeAll { $0 == nil }
        vacancies = 0
        for (index, subscriber) in others.enumerated() { subscriber?.index = index }
    }

    /// Delivers an element to whoever is in the list when the call begins.
    ///
    /// The list is a copy that the caller keeps, so its subscribers stay alive: they are not retained one by one.
    @inlinable
    func next(_ element: Element) {
        first?.deliver(element)
        if others.isEmpty { return }
        others.withUnsafeBufferPointer { others in
            for subscriber in others {
                guard let subscriber else { continue }
                Unmanaged.passUnretained(subscriber)._withUnsafeGuaranteedRef { $0.deliver(element) }
            }
        }
    }

    /// For when their source is gone without having ended: a subscription that nobody else holds is freed.
    @inlinable
    func loseAll() { forEach { $0.sink.lifetime.lostSource(of: $0) } }

    @inlinable
    func end(_ ending: Ending) { forEach { ending.end($0.sink.lifetime) } }

    @inlinable
    func forEach(_ body: (Subscriber<Element>) -> Void) {
        if let first { body(first) }
        for case let subscriber? in others { body(subscriber) }
    }
}
