/// Has a value: delivers it to each new subscriber, and then every later one.
///
/// Events may come from any thread, as with ``PublishSubject``; ``value()`` shows what arrived last, delivered or not.
///
/// Source: [Subject](https://reactivex.io/documentation/subject.html).
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The type of the observer it is.
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
    deinit { core.loseAll() }

    /// Starts the sequence for `observer`; see ``Observable/subscribe(_:)``.
    @inlinable
    public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        super.subscribe(observer)
    }

    /// Whether anyone is subscribed.
    public var hasObservers: Bool { core.hasObservers }

    /// Whether it was disposed of.
    public var isDisposed: Bool { core.isDisposed }

    /// The current value. Any thread.
    ///
    /// - Throws: The error that ended it, or `RxError.disposed`.
    public func value() throws -> Element { try core.value() }

    /// Delivers `event`.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// The subject itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Drops all subscribers and the value. A later subscriber gets `RxError.disposed`.
    public func dispose() { core.dispose() }
}

/// Sound because its state is reached through its core only, which serialises.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
