extension ObservableType {
    /// Calls `handler` with the error before it is passed on, where it arrives. Fails with an error that `handler`
    /// throws.
    ///
    /// An operator that continues after an error calls the closures of the app here, and not from its ``ConcatSink``.
    /// If the source fails on one thread while another thread still subscribes to it, the subscribing thread chooses
    /// the next source. That thread need not be the thread of the closure's actor.
    @usableFromInline
    func beforeError(_ handler: @escaping (any Swift.Error) throws -> Void) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let lifetime = sink.lifetime.makeUpstream(
                onError: { error in
                    do { try handler(error) } catch { return sink.lifetime.fail(error) }
                    sink.lifetime.fail(error)
                }, onCompleted: { sink.lifetime.complete() })
            source.attach(Sink(lifetime: lifetime, next: sink.next))
        }
    }
}
