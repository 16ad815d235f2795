extension ObservableType {
    /// Maps each element to an observable and merges the elements of all these observables.
    ///
    /// Completes when the source and all observables have completed. Fails if the source or an observable fails, or if
    /// `selector` throws.
    ///
    /// See [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().brought(to: .of(selector.isolation, "flatMap"))
            .flatten(limit: .max, Function(selector))
    }

    /// Maps each element to an observable, and emits the elements of one observable after another.
    ///
    /// `selector` is called when the element arrives. The returned observable is subscribed to when the previous
    /// observables have completed. Completes when the source and all observables have completed. Fails if the source or
    /// an observable fails, or if `selector` throws.
    ///
    /// - Complexity: Keeps the waiting observables.
    ///
    /// See [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func concatMap<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().brought(to: .of(selector.isolation, "concatMap"))
            .flatten(limit: 1, Function(selector))
    }

    /// Like ``flatMap(_:)``, but ignores elements that arrive before the observable of an earlier element has
    /// completed.
    ///
    /// `selector` is not called for ignored elements. Completes when the source and the last observable have completed.
    ///
    /// See [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func flatMapFirst<Source: ObservableConvertibleType>(
        @_inheritActorContext _ selector: @escaping @Sendable @isolated(any) (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable().brought(to: .of(selector.isolation, "flatMapFirst"))
        let selector = Function(selector)
        return Observable { sink in
            let mergeSink = MergeSink(sink)
            source.attach(
                Sink(lifetime: mergeSink) { element in
                    guard mergeSink.isIdle else { return }
                    do { mergeSink.merge(try selector(element).asObservable()) } catch { mergeSink.on(.error(error)) }
                })
        }
    }

    @inlinable
    package func flatten<Inner: ObservableConvertibleType>(
        limit: Int, _ selector: Function<Element, Inner>
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { sink in
            let mergeSink = MergeSink(sink, limit: limit)
            source.attach(
                Sink(lifetime: mergeSink) { element in
                    do { mergeSink.merge(try selector(element).asObservable()) } catch { mergeSink.on(.error(error)) }
                })
        }
    }
}
