/// A type that takes the events of a sequence.
public protocol ObserverType<Element> {
    /// The type of the elements that the observer takes.
    associatedtype Element

    /// Takes an event. Ignores events after a terminal event.
    func on(_ event: Event<Element>)
}

extension ObserverType {
    /// Takes an element. Same as ``on(_:)`` with `next`.
    @inlinable
    public func onNext(_ element: Element) { on(.next(element)) }

    /// Takes the error that ends the sequence. Same as ``on(_:)`` with `error`.
    @inlinable
    public func onError(_ error: any Swift.Error) { on(.error(error)) }

    /// Takes the completion of the sequence. Same as ``on(_:)`` with `completed`.
    @inlinable
    public func onCompleted() { on(.completed) }

    /// Returns an observer that transforms each element and passes the result to this observer.
    ///
    /// If `transform` throws, this observer receives the error. `transform` and this observer run on the actor
    /// `transform` was written on, or on the thread of each event if it was written outside any actor.
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
    /// This observer as a type-erased observer.
    @inlinable
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
