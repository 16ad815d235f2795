/// Holds the latest element. Delivers it to each new subscriber, and then delivers every later element.
///
/// Events may come from any thread, as with ``PublishSubject``. ``value()`` returns the latest element, even if it has
/// not been delivered yet. A subscriber that comes after the end receives only the terminal event.
///
/// See [Subject](https://reactivex.io/documentation/subject.html).
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject's type as an observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    @usableFromInline let core: ReplayCore<Element>

    /// A subject whose first value is `value`.
    @inlinable
    public init(value: Element) {
        let core = ReplayCore(value: value)
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

    /// Returns the current value, also after a completion. May be called on any thread.
    ///
    /// - Throws: The error that ended the subject, or `RxError.disposed`.
    public func value() throws -> Element { try core.value() }

    /// Delivers `event`.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Removes all subscribers, which receive no end, and the value. A later subscriber gets `RxError.disposed`.
    public func dispose() { core.dispose() }
}

/// Sound: its state is accessed only through its core, which serialises the accesses.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
