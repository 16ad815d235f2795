extension Sink {
    /// Makes a subscription of a trait's `create`: calls `subscribe` with an observer of the trait's own events.
    ///
    /// - Parameter deliver: Sends an event of the trait to the emitter.
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
