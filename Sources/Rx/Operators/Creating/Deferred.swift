extension ObservableType {
    /// Calls `observableFactory` for each subscription and subscribes to the returned observable.
    ///
    /// Fails if the factory throws.
    ///
    /// - Parameter observableFactory: Called on the actor it was written on, or on the subscribing thread if it was
    ///   written outside any actor.
    ///
    /// See [Defer](https://reactivex.io/documentation/operators/defer.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory: @escaping @Sendable @isolated(any) () throws -> Observable<Element>
    ) -> Observable<Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return deferring { try observableFactory() }.started(on: site)
    }

    @inlinable
    static func deferring(_ makeSource: @escaping () throws -> Observable<Element>) -> Observable<Element> {
        Observable { sink in
            do { try makeSource().attach(sink) } catch { sink.lifetime.fail(error) }
        }
    }
}
