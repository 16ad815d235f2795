/// What takes the events of a sequence.
public protocol ObserverType<Element> {
    /// The type of the elements it takes.
    associatedtype Element

    /// Takes an event. After a terminal event it ignores what follows.
    ///
    /// - Parameter event: The event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Takes an element, as ``on(_:)`` with `next`.
    @inlinable
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Takes the error that ends the sequence, as ``on(_:)`` with `error`.
    @inlinable
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// Takes the completion of the sequence, as ``on(_:)`` with `completed`.
    @inlinable
    public func onCompleted() { on(.completed) }

    /// An observer of another type, whose elements are transformed for this one.
    ///
    /// An error that `transform` throws is delivered to this observer. `transform` runs on the actor it was written on, else where
    /// the event is, and so does this observer.
    ///
    /// - Parameter transform: Called for each element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func mapObserver<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Result) throws -> Element
    ) -> AnyObserver<Result> {
        let actor = transform.isolation
        let transform = Function(transform)
        return .anywhere(AnyObserver.brought(to: actor) { event in on(event.map(transform.callAsFunction)) })
    }
}

extension ObserverType where Self: Sendable {
    /// This observer with its type erased.
    @inlinable
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
