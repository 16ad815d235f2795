extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence, which throws if the source fails.
    ///
    /// Reading this property subscribes, on the caller's thread. Elements that are not awaited yet are buffered without
    /// limit, so none is lost. If the source is faster than the reader, put `throttle`, `sample` or `take` in front.
    /// Cancelling the reading task disposes of the subscription. The task then receives the buffered elements, followed
    /// by a `CancellationError`.
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
    /// Reading this property subscribes, on the caller's thread. Elements that are not awaited yet are buffered without
    /// limit. Cancelling the reading task disposes of the subscription. The loop then ends as after a completion.
    public var values: AsyncStream<Element> { unfailingValues() }
}

extension SharedSequence where Element: Sendable {
    /// The elements as an asynchronous sequence. They are emitted on the strategy's scheduler.
    ///
    /// Reading this property subscribes. So read it where a ``Driver`` must be subscribed to: on the main thread.
    /// Elements that are not awaited yet are buffered without limit. Cancelling the reading task disposes of the
    /// subscription. The loop then ends as after a completion.
    public var values: AsyncStream<Element> { unfailingValues() }
}
