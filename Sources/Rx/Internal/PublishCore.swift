public import Synchronization

/// What delivers to many and remembers nothing: the heart of ``PublishSubject`` and ``PublishRelay``.
///
/// Its state is touched only inside the gate.
@usableFromInline
final class PublishCore<Element>: @unchecked Sendable {
    @usableFromInline
    enum Work {
        case event(Event<Element>)
        case insert(Subscriber<Element>)
        case remove(Subscriber<Element>)
        case clear
    }

    @usableFromInline let gate = Gate<Work>()
    @usableFromInline var subscribers = SubscriberList<Element>()
    @usableFromInline var terminal: Event<Element>?
    @usableFromInline var isStopped = false
    @usableFromInline let count = Atomic<Int>(0)
    @usableFromInline let disposed = Atomic<Bool>(false)

    @inlinable
    init() {}

    /// The subject, as the one that an error names. It keeps this and asks for it while it lives, so this need not keep it.
    @usableFromInline unowned(unsafe) var subject: AnyObject?

    @inlinable
    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }
    @inlinable
    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    @inlinable
    func onNext(_ element: Element) {
        gate.pass(orLeave: .event(.next(element)), perform: perform) { emit(element) }
    }

    @inlinable
    func on(_ event: Event<Element>) {
        gate.pass(orLeave: .event(event), perform: perform) { perform(.event(event)) }
    }

    @inlinable
    func attach(_ sink: Sink<Element>) {
        let subscriber = Subscriber(sink, registration: Registration())
        subscriber.registration.set { self.remove(subscriber) }
        gate.pass(orLeave: .insert(subscriber), perform: perform) { insert(subscriber) }
        sink.lifetime.add(subscriber.registration)
    }

    @inlinable
    func remove(_ subscriber: Subscriber<Element>) {
        gate.pass(orLeave: .remove(subscriber), perform: perform) { take(subscriber) }
    }

    @inlinable
    func dispose() {
        disposed.store(true, ordering: .releasing)
        gate.pass(orLeave: .clear, perform: perform) { clear() }
    }

    /// For when the subject goes without having ended.
    @inlinable
    func loseAll() {
        gate.pass(orLeave: .clear, perform: perform) { clear() }
    }

    // MARK: Inside the gate

    @inlinable
    func emit(_ element: Element) {
        if !isStopped { subscribers.next(element) }
    }

    @inlinable
    func perform(_ work: Work) {
        switch work {
        case .event(.next(let element)): emit(element)
        case .event(let event): stop(event)
        case .insert(let subscriber): insert(subscriber)
        case .remove(let subscriber): take(subscriber)
        case .clear: clear()
        }
    }

    @inlinable
    func stop(_ event: Event<Element>) {
        guard !isStopped else { return }
        isStopped = true
        terminal = event
        takeAll().on(event)
    }

    @inlinable
    func insert(_ subscriber: Subscriber<Element>) {
        if isDisposed { return subscriber.sink.lifetime.fail(RxError.disposed(object: subject ?? self)) }
        if let terminal { return subscriber.sink.on(terminal) }
        subscribers.insert(subscriber)
        updateCount()
    }

    @inlinable
    func take(_ subscriber: Subscriber<Element>) {
        subscribers.remove(subscriber)
        updateCount()
    }

    @inlinable
    func clear() {
        isStopped = true
        terminal = nil
        takeAll().loseAll()
    }

    @inlinable
    func takeAll() -> SubscriberList<Element> {
        defer {
            subscribers = SubscriberList()
            updateCount()
        }
        return subscribers
    }

    @inlinable
    func updateCount() {
        count.store(subscribers.slots.count - subscribers.vacancies, ordering: .releasing)
    }
}
