extension ObservableType {
    /// Emits elements until `other` emits one; then completes. Fails when `other` does; goes on when `other` completes.
    ///
    /// Source: [TakeUntil](https://reactivex.io/documentation/operators/takeuntil.html).
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Observable { sink in
            let emitter = Emitter(sink)
            let otherLifetime = sink.lifetime.makeUpstream(onError: { emitter.on(.error($0)) }, onCompleted: {})
            other.run(Sink(lifetime: otherLifetime) { _ in emitter.on(.completed) })
            let lifetime = sink.lifetime.makeUpstream(
                onError: { emitter.on(.error($0)) }, onCompleted: { emitter.on(.completed) })
            source.run(Sink(lifetime: lifetime) { emitter.on(.next($0)) })
        }
    }

    /// Emits elements from when `other` has emitted one. Fails when either does.
    ///
    /// Completes with the source only when `other` has emitted: a source that ends before leaves nothing to wait for, and
    /// no event.
    ///
    /// Source: [SkipUntil](https://reactivex.io/documentation/operators/skipuntil.html).
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Observable { sink in
            let emitter = Emitter(sink)
            let isOpen = BooleanDisposable()
            let otherLifetime = sink.lifetime.makeUpstream(onError: { emitter.on(.error($0)) }, onCompleted: {})
            let lifetime = sink.lifetime.makeUpstream(
                onError: { emitter.on(.error($0)) },
                onCompleted: {
                    if isOpen.isDisposed { return emitter.on(.completed) }
                    sink.lifetime.end(otherLifetime)
                    // No event can come any more.
                    sink.lifetime.passOnLoss()
                })
            source.run(Sink(lifetime: lifetime) { if isOpen.isDisposed { emitter.on(.next($0)) } })
            other.run(
                Sink(lifetime: otherLifetime) { _ in
                    isOpen.dispose()
                    sink.lifetime.end(otherLifetime)
                })
        }
    }
}
