/// A type-erased observer.
///
/// `Sendable` if its elements are: the observer of `Observable.create` may be called from any thread.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that takes each event.
    public typealias EventHandler = @Sendable (Event<Element>) -> Void

    @usableFromInline let observer: (Event<Element>) -> Void

    /// An observer that passes each event to `eventHandler`, on the actor it was written on.
    ///
    /// If the caller is on that actor and nothing waits, `eventHandler` is called at once. Other events are brought to
    /// the actor in order. If `eventHandler` was written outside any actor, it is called on the thread of each event.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public init(
        @_inheritActorContext eventHandler: @escaping @Sendable @isolated(any) (Event<Element>) -> Void
    ) {
        let handler = Handler(eventHandler)
        observer = Self.brought(to: handler.actor) { handler($0) }
    }

    /// Erases the type of `observer`, which has to be `Sendable` because this observer may be called from any thread.
    @inlinable
    public init<Observer: ObserverType & Sendable>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    /// Erases the type of `subject`. Like this observer, the subject is `Sendable` if its elements are.
    @inlinable
    public init(_ subject: PublishSubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`. Like this observer, the subject is `Sendable` if its elements are.
    @inlinable
    public init(_ subject: BehaviorSubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`. Like this observer, the subject is `Sendable` if its elements are.
    @inlinable
    public init(_ subject: ReplaySubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`. Like this observer, the subject is `Sendable` if its elements are.
    @inlinable
    public init(_ subject: AsyncSubject<Element>) { observer = subject.on }

    /// An observer with a closure of Rx itself. Either the closure may be called from any thread, or its elements stay
    /// on one thread.
    @inlinable
    package static func anywhere(_ observer: @escaping (Event<Element>) -> Void) -> Self { Self(observer: observer) }

    @inlinable
    init(observer: @escaping (Event<Element>) -> Void) { self.observer = observer }

    /// Returns a closure that passes each event to `handler` on `actor`.
    @inlinable
    static func brought(
        to actor: (any Actor)?, _ handler: @escaping (Event<Element>) -> Void
    ) -> (Event<Element>) -> Void {
        guard let delivery = ActorDelivery(actor) else { return handler }
        return { event in
            if delivery.isImmediate { return handler(event) }
            delivery.enqueue { handler(event) }
        }
    }

    /// Passes `event` to the erased observer.
    @inlinable
    public func on(_ event: Event<Element>) { observer(event) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

/// Sound: it stores one of four things. A `@Sendable` closure is called on its actor. An erased observer is `Sendable`.
/// An erased subject is `Sendable` if its elements are. A closure of Rx itself meets the condition of ``anywhere(_:)``.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}
