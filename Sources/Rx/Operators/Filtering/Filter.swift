extension ObservableType {
    /// Emits the elements that match `predicate`. Fails if `predicate` throws.
    ///
    /// See [Filter](https://reactivex.io/documentation/operators/filter.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Observable<Element> {
        let source = asObservable().brought(to: .of(predicate.isolation, "filter"))
        let predicate = Predicate(predicate)
        return Observable(isOnMainActor: source.isOnMainActor) { sink in
            source.attach(
                Sink(lifetime: sink.lifetime) { element in
                    do { if try predicate(element) { sink.next(element) } } catch { sink.lifetime.fail(error) }
                })
        }
    }

    /// Ignores the elements and passes on only the terminal event.
    ///
    /// See [IgnoreElements](https://reactivex.io/documentation/operators/ignoreelements.html).
    @inlinable
    public func ignoreElements() -> Observable<Never> {
        lift { sink in Sink(lifetime: sink.lifetime) { _ in } }
    }
}
