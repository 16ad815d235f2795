internal import Synchronization

/// What delivers to many and remembers nothing: the heart of ``PublishSubject`` and ``PublishRelay``.
///
/// Its state is touched only inside the gate.
@usableFromInline
final class PublishCore<Element>: SubscriberOwner, @unchecked Sendable {
    @usableFromInline
    enum Work {
        case event(Event<Element>)
        case insert(Subscriber<Element>, of: AnyObject)
        case remove(Subscriber<Element>)
        case dispose
    }

    @usableFromInline let gate = Gate<Work>()
    @usableFromInline var subscribers = SubscriberList<Element>()
    @usableFromInline var terminal: Event<Element>?
    @usableFromInline var isStopped = false
    private let count = Atomic<Int>(0)
    private let disposed = Atomic<Bool>(false)

    @usableFromInline
    init() {}

    deinit { subscribers.loseAll() }

    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }
    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    @inlinable
    func onNext(_ element: Element) {
        gate.pass(orLeave: .event(.next(element)), perform: perform) { emit(element) }
    }

    @usableFromInline
    func on(_ event: Event<Element>) {
        gate.pass(orLeave: .event(event), perform: perform) { perform(.event(event)) }
    }

    @usableFromInline
    func attach(_ sink: Sink<Element>, of subject: AnyObject) {
        let subscriber = Subscriber(sink, owner: self)
        gate.pass(orLeave: .insert(subscriber, of: subject), perform: perform) { insert(subscriber, of: subject) }
        sink.lifetime.add(subscriber)
    }

    @usableFromInline
    func remove(_ subscriber: AnyObject) {
        guard let subscriber = subscriber as? Subscriber<Element> else { return }
        gate.pass(orLeave: .remove(subscriber), perform: perform) { take(subscriber) }
    }

    func dispose() {
        disposed.store(true, ordering: .releasing)
        gate.pass(orLeave: .dispose, perform: perform) { clear() }
    }

    // MARK: Inside the gate

    @inlinable
    func emit(_ element: Element) {
        if !isStopped { subscribers.next(element) }
    }

    @usableFromInline
    func perform(_ work: Work) {
        switch work {
        case .event(.next(let element)): emit(element)
        case .event(let event): stop(event)
        case .insert(let subscriber, let subject): insert(subscriber, of: subject)
        case .remove(let subscriber): take(subscriber)
        case .dispose: clear()
        }
    }

    private func stop(_ event: Event<Element>) {
        guard !isStopped else { return }
        isStopped = true
        terminal = event
        takeAll().on(event)
    }

    private func insert(_ subscriber: Subscriber<Element>, of subject: AnyObject) {
        if isDisposed { return subscriber.sink.lifetime.fail(RxError.disposed(object: subject)) }
        if let terminal { return subscriber.sink.on(terminal) }
        subscribers.insert(subscriber)
        updateCount()
    }

    private func take(_ subscriber: Subscriber<Element>) {
        subscribers.remove(subscriber)
        updateCount()
    }

    private func clear() {
        isStopped = true
        terminal = nil
        takeAll().loseAll()
    }

    private func takeAll() -> SubscriberList<Element> {
        defer {
            subscribers = SubscriberList()
            updateCount()
        }
        return subscribers
    }

    private func updateCount() {
        count.store(subscribers.slots.count - subscribers.vacancies, ordering: .releasing)
    }
}
