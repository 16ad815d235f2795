/// Delivers events to its subscribers, from the moment they subscribed.
///
/// Events may come from any thread. If another thread is delivering, it also delivers the events that arrive meanwhile,
/// in order of arrival. A thread that sends such an event does not wait until the event is delivered. The thread pauses
/// for about 50 µs at most, enqueues the event and returns. An event sent from inside a delivery, on the same thread,
/// is delivered at once. A subscriber that comes after the end receives only the terminal event.
///
/// See [Subject](https://reactivex.io/documentation/subject.html).
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject's type as an observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    @usableFromInline let core: PublishCore<Element>

    /// A subject without subscribers.
    @inlinable
    public init() {
        let core = PublishCore<Element>()
        self.core = core
        super.init(isTrampolined: false) { core.attach($0) }
        core.subject = self
    }

    @inlinable
    deinit { core.subjectWasFreed() }

    /// Subscribes `observer` to the subject; see ``Observable/subscribe(_:)``.
    @inlinable
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        super.subscribe(observer)
    }

    /// Whether the subject has subscribers.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether the subject was disposed of.
    public var isDisposed: Bool { core.isDisposed }

    /// Delivers `event`.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func on(_ event: Event<Element>) {
        if case .next(let element) = event { return core.onNext(element) }
        if let ending = Ending(event) { core.end(ending) }
    }

    /// Delivers `element`.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func onNext(_ element: Element) { core.onNext(element) }

    /// The subject itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Removes all subscribers, which receive no end. A later subscriber gets `RxError.disposed`.
    public func dispose() { core.dispose() }
}

/// Sound: its state is accessed only through its core, which serialises the accesses.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
