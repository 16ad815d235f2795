public import RxSupport
public import Synchronization

/// Delivers to many subscribers and remembers nothing: the core of ``PublishSubject`` and ``PublishRelay``.
///
/// The properties marked `@exclusivity(unchecked)` are accessed only inside the gate: by one thread, in accesses that
/// end before user code is called. So their exclusivity need not be checked at run time.
@usableFromInline
final class PublishCore<Element>: Gated {
    @frozen @usableFromInline
    enum Work {
        case next(Element)
        case end(Ending)
        case insert(Subscriber<Element>)
        case remove(Subscriber<Element>)
        /// The subject was disposed of.
        case dispose
        /// The subject was freed.
        case clear
        /// The source of a subscriber was lost when the subject was disposed of.
        case lost(Subscriber<Element>)
    }

    @usableFromInline let gate = Gate()
    @exclusivity(unchecked) @usableFromInline var subscribers = SubscriberList<Element>()
    /// The subscriber if there is exactly one; `subscribers` retains it. Delivering to it retains nothing. When this
    /// was measured, an event took 0.30 times as long as in the benchmark's hand-written version. With a retain, it
    /// took 0.50 times as long (PerformanceTables.md).
    @exclusivity(unchecked) @usableFromInline var only: Unmanaged<Subscriber<Element>>?
    /// Whether a delivery to `only` is in progress.
    @exclusivity(unchecked) @usableFromInline var isBorrowed = false
    /// The subscriber of that delivery. Set at the first change of the subscribers during the delivery. Keeps the
    /// subscriber alive until the delivery returns.
    @exclusivity(unchecked) @usableFromInline var keptAlive: Subscriber<Element>?
    @exclusivity(unchecked) @usableFromInline var ending: Ending?
    @exclusivity(unchecked) @usableFromInline var isStopped = false
    @usableFromInline let count: SharedAtomic<Int> = SharedAtomic(0)
    @usableFromInline let disposed: SharedAtomic<Bool> = SharedAtomic(false)

    /// The subject, for an error to name. The core need not retain the subject, because it reads this property only in
    /// ``attach(_:)``, which the subject calls. An error names the core instead if the subject was disposed of while
    /// the subscriber waited at the gate, because the subject may be freed by then.
    @usableFromInline unowned(unsafe) var subject: AnyObject?

    @inlinable
    init() {}

    @inlinable
    var hasObservers: Bool { count.load(ordering: .acquiring) > 0 }

    @inlinable
    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    @inlinable
    func onNext(_ element: Element) {
        gate.pass(self, orEnqueue: .next(element)) { emit(element) }
    }

    @inlinable
    func end(_ ending: Ending) {
        gate.pass(self, .end(ending))
    }

    @inlinable
    func attach(_ sink: Sink<Element>) {
        if isDisposed { return sink.lifetime.fail(RxError.disposed(object: subject ?? self)) }
        let subscriber = Subscriber(sink) { self.remove($0) }
        // Added before it is inserted. Otherwise its source could be lost before the lifetime keeps it.
        sink.lifetime.add(subscriber)
        gate.pass(self, .insert(subscriber))
    }

    @inlinable
    func remove(_ subscriber: Subscriber<Element>) {
        gate.pass(self, .remove(subscriber))
    }

    /// Removes the subscribers. If a delivery is in progress, notifies them after it that their source was lost: the
    /// work that the element starts belongs to their subscriptions.
    @inlinable
    func dispose() {
        disposed.store(true, ordering: .releasing)
        gate.pass(self, .dispose)
    }

    /// Notifies the subscribers that their source was lost. Called when the subject is freed. Work that still waits at
    /// the gate comes first.
    ///
    /// The gate is read before the count: if the gate is idle, `count` includes every subscriber.
    @inlinable
    func subjectWasFreed() {
        if !gate.isIdle || hasObservers { gate.performSerially(self, .clear) }
    }

    // MARK: Inside the gate

    @inlinable
    func perform(_ work: Work) {
        switch work {
        case .next(let element): emit(element)
        case .end(let ending): stop(ending)
        case .insert(let subscriber): insert(subscriber)
        case .remove(let subscriber): change { $0.remove(subscriber) }
        case .dispose: clear().forEach { gate.performSerially(self, .lost($0)) }
        case .clear: clear().notifySourceLost()
        case .lost(let subscriber): subscriber.sink.lifetime.sourceWasLost(subscriber)
        }
    }

    @inlinable
    func emit(_ element: Element) {
        if isStopped { return }
        guard let only, !isBorrowed else { return emitToAll(element) }
        isBorrowed = true
        only._withUnsafeGuaranteedRef { $0.deliver(element) }
        isBorrowed = false
        if keptAlive != nil { releaseKeptAlive() }
    }

    /// Delivers `element` to a copy of the list, which retains the subscribers.
    @inlinable
    func emitToAll(_ element: Element) {
        let receivers = subscribers
        receivers.deliver(element)
    }

    @inlinable @inline(never)
    func releaseKeptAlive() { withExtendedLifetime(keptAlive.take()) {} }

    @inlinable
    func stop(_ ending: Ending) {
        guard !isStopped else { return }
        isStopped = true
        self.ending = ending
        removeAll().end(ending)
    }

    @inlinable
    func insert(_ subscriber: Subscriber<Element>) {
        // The subject was disposed of while the subscriber waited at the gate. See ``subject`` for the object named.
        if isDisposed { return subscriber.sink.lifetime.fail(RxError.disposed(object: self)) }
        if let ending { return ending.end(subscriber.sink.lifetime) }
        change { $0.insert(subscriber) }
    }

    /// Stops all events. Removes the subscribers and returns them.
    @inlinable
    func clear() -> SubscriberList<Element> {
        isStopped = true
        ending = nil
        return removeAll()
    }

    @inlinable
    func removeAll() -> SubscriberList<Element> {
        change { $0.removeAll() }
    }

    /// Changes the subscribers. Keeps the borrowed subscriber alive, because `body` may remove it from the list.
    @inlinable
    func change<Result>(_ body: (inout SubscriberList<Element>) -> Result) -> Result {
        if isBorrowed, keptAlive == nil { keptAlive = subscribers.only }
        defer {
            only = subscribers.only.map(Unmanaged.passUnretained)
            count.store(subscribers.count, ordering: .releasing)
        }
        return body(&subscribers)
    }
}
