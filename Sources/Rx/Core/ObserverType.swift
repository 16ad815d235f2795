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

    /// This observer with its type erased.
    @inlinable
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type, whose elements are transformed for this one.
    ///
    /// An error that `transform` throws is delivered to this observer. Runs where the event is.
    ///
    /// - Parameters:
    ///   - transform: Called for each element.
    ///   - file: The file that a message about misuse names; leave it out.
    ///   - line: The line that it names; leave it out.
    @inlinable
    public func mapObserver<Result>(
        @_inheritActorContext _ transform: @escaping @Sendable @isolated(any) (Result) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> AnyObserver<Result> {
        let transform = Function(transform, "mapObserver", file, line)
        return AnyObserver { event in on(event.map(transform.callAsFunction)) }
    }
}
