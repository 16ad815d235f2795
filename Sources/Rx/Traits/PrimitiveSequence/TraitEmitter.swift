extension Sink {
    /// Subscribes by a trait's `create`: hands `subscribe` an observer of the trait's own events.
    ///
    /// - Parameter deliver: Says what an event of the trait means.
    @inlinable
    func emit<TraitEvent>(
        from subscribe: (@escaping @Sendable (TraitEvent) -> Void) throws -> any Disposable,
        _ deliver: @escaping @Sendable (TraitEvent, Emitter<Element>) -> Void
    ) {
        let emitter = Emitter(self)
        guard let disposable = try? subscribe({ deliver($0, emitter) }) else { return }
        lifetime.add(disposable, of: emitter)
    }
}

extension Emitter {
    /// Emits a last element and completes.
    @usableFromInline
    func end(with element: Element) {
        on(.next(element))
        on(.completed)
    }
}
