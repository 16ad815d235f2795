extension ObservableType {
    /// Makes a resource for each subscription and subscribes to the observable that `observableFactory` makes from the
    /// resource. Disposes of the resource at the end of the subscription.
    ///
    /// Fails if a factory throws. The factories run on the actor they were written on, which must be the same, or on
    /// the subscribing thread if they were written outside any actor.
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource.
    ///   - observableFactory: Makes the sequence that uses the resource.
    ///
    /// See [Using](https://reactivex.io/documentation/operators/using.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public static func using<Resource: Disposable>(
        @_inheritActorContext _ resourceFactory: @escaping @Sendable @isolated(any) () throws -> Resource,
        @_inheritActorContext observableFactory:
            @escaping @Sendable @isolated(any) (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        let site = CallSite.of(resourceFactory.isolation ?? observableFactory.isolation, "using")
        site?.requireSame(observableFactory.isolation)
        let (resourceFactory, observableFactory) = (Function0(resourceFactory), Function(observableFactory))
        return consuming({ try resourceFactory() }, { try observableFactory($0) }).started(on: site)
    }

    @inlinable
    static func consuming<Resource: Disposable>(
        _ makeResource: @escaping () throws -> Resource,
        _ makeSource: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { sink in
            do {
                let resource = try makeResource()
                sink.lifetime.connecting {
                    do { try makeSource(resource).attach(sink) } catch { sink.lifetime.fail(error) }
                    sink.lifetime.add(resource)
                }
            } catch { sink.lifetime.fail(error) }
        }
    }
}
