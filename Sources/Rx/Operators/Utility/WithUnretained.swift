extension ObservableType {
    /// Passes `object` and each element to `resultSelector`, and emits the result. Completes if `object` is gone when
    /// an element arrives. Otherwise ends like the source.
    ///
    /// Does not keep `object` alive. `resultSelector` runs on the actor it was written on, or where the element arrives
    /// if it was written outside any actor.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func withUnretained<Object: AnyObject, Result>(
        _ object: Object,
        @_inheritActorContext resultSelector: @escaping @Sendable @isolated(any) (Object, Element) -> Result
    ) -> Observable<Result> {
        let source = asObservable().brought(to: .of(resultSelector.isolation, "withUnretained"))
        let resultSelector = Function2(resultSelector)
        return source.pairing(with: object) { try resultSelector($0, $1) }
    }

    /// Emits `object` with each element. Completes if `object` is gone when an element arrives. Otherwise ends like the
    /// source.
    ///
    /// Does not keep `object` alive.
    @inlinable
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        pairing(with: object) { ($0, $1) }
    }

    @inlinable
    func pairing<Object: AnyObject, Result>(
        with object: Object, _ pair: @escaping (Object, Element) throws -> Result
    ) -> Observable<Result> {
        let reference = WeakReference(object)
        return lift { sink in
            Sink(lifetime: sink.lifetime) { element in
                guard let object = reference.object else { return sink.lifetime.complete() }
                do { sink.next(try pair(object, element)) } catch { sink.lifetime.fail(error) }
            }
        }
    }
}
