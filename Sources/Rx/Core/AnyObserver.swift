/// An observer of which only the type of its elements is known.
///
/// `Sendable` when its elements are: an observer made by `Observable.create` may be called from any thread.
public struct AnyObserver<Element>: ObserverType {
    /// What handles an event.
    public typealias EventHandler = @Sendable (Event<Element>) -> Void

    @usableFromInline let observer: (Event<Element>) -> Void

    /// An observer that hands each event to `eventHandler`, on the actor that was written on.
    ///
    /// On that actor with nothing waiting it is called at once; called elsewhere, events are brought there in order. Written
    /// outside any actor, `eventHandler` is called on the thread of each event.
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

    /// Erases the type of `observer`, which is `Sendable` because this is.
    @inlinable
    public init<Observer: ObserverType & Sendable>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    /// Erases the type of `subject`, which is `Sendable` when its elements are, as this is.
    @inlinable
    public init(_ subject: PublishSubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`, which is `Sendable` when its elements are, as this is.
    @inlinable
    public init(_ subject: BehaviorSubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`, which is `Sendable` when its elements are, as this is.
    @inlinable
    public init(_ subject: ReplaySubject<Element>) { observer = subject.on }

    /// Erases the type of `subject`, which is `Sendable` when its elements are, as this is.
    @inlinable
    public init(_ subject: AsyncSubject<Element>) { observer = subject.on }

    /// Of a closure of Rx itself, which may be called from any thread, or whose elements stay on one.
    @inlinable
    package static func anywhere(_ observer: @escaping (Event<Element>) -> Void) -> Self { Self(observer: observer) }

    @inlinable
    init(observer: @escaping (Event<Element>) -> Void) { self.observer = observer }

    /// A handler that hands each event to `handler` on `actor`.
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

    /// Hands `event` on.
    @inlinable
    public func on(_ event: Event<Element>) { observer(event) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

/// Sound: what it keeps is a `Sendable` closure, which is called on its actor; a `Sendable` observer; a subject, which is `Sendable`
/// when its elements are; or a closure of Rx itself.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}
