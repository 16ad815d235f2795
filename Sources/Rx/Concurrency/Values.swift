extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence, which throws the error.
    ///
    /// Subscribes at once. What is not awaited yet is kept without bound, so no element is lost; put `throttle`, `sample` or
    /// `take` before it where a source is faster than its reader. Cancelling the reading task disposes of the subscription; the
    /// task gets what had been emitted before, and then a `CancellationError`.
    public var values: AsyncThrowingStream<Element, any Swift.Error> {
        AsyncThrowingStream { continuation in
            let lifetime = ClosureLifetime(
                onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() })
            continuation.onTermination = { termination in
                lifetime.dispose()
                // Without this the loop would end as if the sequence had completed.
                if case .cancelled = termination { continuation.finish(throwing: CancellationError()) }
            }
            asObservable().run(Sink(lifetime: lifetime) { continuation.yield($0) })
        }
    }

    /// The elements as an asynchronous sequence that does not throw.
    fileprivate func unfailingValues() -> AsyncStream<Element> {
        AsyncStream { continuation in
            let lifetime = ClosureLifetime(
                onError: { error in
                    Hooks.defaultErrorHandler([], error)
                    continuation.finish()
                }, onCompleted: { continuation.finish() })
            continuation.onTermination = { _ in lifetime.dispose() }
            asObservable().run(Sink(lifetime: lifetime) { continuation.yield($0) })
        }
    }
}

extension InfallibleType where Element: Sendable {
    /// The elements as an asynchronous sequence.
    ///
    /// Subscribes at once. What is not awaited yet is kept without bound. Cancelling the reading task disposes of the
    /// subscription.
    public var values: AsyncStream<Element> { unfailingValues() }
}

extension SharedSequence where Element: Sendable {
    /// The elements as an asynchronous sequence, of which the elements come from the strategy's scheduler.
    ///
    /// Subscribes at once, so where ``Driver`` must be. What is not awaited yet is kept without bound. Cancelling the reading
    /// task disposes of the subscription.
    public var values: AsyncStream<Element> { unfailingValues() }
}
