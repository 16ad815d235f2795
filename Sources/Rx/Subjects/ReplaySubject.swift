/// Remembers elements: delivers them to each new subscriber, also after it has ended, and then every later one.
///
/// Source: [Subject](https://reactivex.io/documentation/subject.html).
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The type of the observer it is.
    public typealias SubjectObserverType = ReplaySubject<Element>

    @usableFromInline let core: ReplayCore<Element>

    @inlinable
    init(capacity: Int) {
        let core = ReplayCore<Element>(capacity: capacity)
        self.core = core
        super.init(isTrampolined: false) { core.attach($0) }
        core.subject = self
    }

    @inlinable
    deinit { core.loseAll() }

    /// A subject that remembers the last `bufferSize` elements.
    @inlinable
    public static func create(
        bufferSize: Int
    ) -> ReplaySubject<Element> {
        requirement(bufferSize >= 0, "create(bufferSize: \(bufferSize)): the size must not be negative.")
        return ReplaySubject(capacity: bufferSize)
    }

    /// A subject that remembers all elements: its memory grows with them.
    @inlinable
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

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

    /// Delivers `event`.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func on(_ event: Event<Element>) { core.on(event) }

    /// The subject itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Drops all subscribers and what it remembers. A later subscriber gets `RxError.disposed`.
    public func dispose() { core.dispose() }
}

/// Sound because its state is reached through its core only, which serialises.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
