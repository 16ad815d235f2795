extension ObservableType where Element == Never {
    /// Ignores the source's events, and continues with `second` when the source completes.
    @inlinable
    func following<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        let (source, second) = (asObservable(), second.asObservable())
        return Observable { sink in
            source.attach(Sink(lifetime: sink.lifetime.makeUpstream { second.run(sink) }) { _ in })
        }
    }
}
