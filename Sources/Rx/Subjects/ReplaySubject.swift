public import RxSupport

/// Remembers elements. Delivers them to each new subscriber, even after the subject has ended, and then delivers every
/// later element, or the terminal event.
///
/// Events may come from any thread, as with ``PublishSubject``.
///
/// See [Subject](https://reactivex.io/documentation/subject.html).
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The subject's type as an observer.
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
    deinit { core.subjectWasFreed() }

    /// A subject that remembers the last `bufferSize` elements.
    ///
    /// - Precondition: `bufferSize` is not negative.
    @inlinable
    public static func create(
        bufferSize: Int
    ) -> ReplaySubject<Element> {
        requirement(bufferSize >= 0, "create(bufferSize: \(bufferSize)): the size must not be negative.")
        return ReplaySubject(capacity: bufferSize)
    }

    /// A subject that remembers all elements. Its memory grows with each element.
    @inlinable
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(capacity: .max) }

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
    public func on(_ event: Event<Element>) { core.on(event) }

    /// The subject itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Removes all subscribers, which receive no end, and the remembered elements. A later subscriber gets
    /// `RxError.disposed`.
    public func dispose() { core.dispose() }
}

/// Sound: its state is accessed only through its core, which serialises the accesses.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
