// A key path literal given for a closure becomes one, isolated to the actor it is written on, though it touches nothing of
// it: in a view, `map(\.name)` would bring the event to the main actor. Given as a key path it runs anywhere.

extension ObservableType {
    /// Emits the property at `keyPath` of each element. Runs anywhere.
    ///
    /// Source: [Map](https://reactivex.io/documentation/operators/map.html).
    @inlinable
    public func map<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Observable<Result> {
        let projection = Projection(keyPath)
        return lift { sink in Sink(lifetime: sink.lifetime) { sink.next(projection($0)) } }
    }

    /// Emits the property at `keyPath` of each element, unless that is `nil`. Runs anywhere.
    @inlinable
    public func compactMap<Result>(_ keyPath: any KeyPath<Element, Result?> & Sendable) -> Observable<Result> {
        let projection = Projection(keyPath)
        return lift { sink in
            Sink(lifetime: sink.lifetime) { if let result = projection($0) { sink.next(result) } }
        }
    }

    /// Emits the elements of which the property at `keyPath` is true. Runs anywhere.
    ///
    /// Source: [Filter](https://reactivex.io/documentation/operators/filter.html).
    @inlinable
    public func filter(_ keyPath: any KeyPath<Element, Bool> & Sendable) -> Observable<Element> {
        let projection = Projection(keyPath)
        return lift { sink in Sink(lifetime: sink.lifetime) { if projection($0) { sink.next($0) } } }
    }

    /// Emits the elements of which the property at `keyPath` differs from that of the one before. Runs anywhere.
    ///
    /// Source: [Distinct](https://reactivex.io/documentation/operators/distinct.html).
    @inlinable
    public func distinctUntilChanged<Key: Equatable>(
        _ keyPath: any KeyPath<Element, Key> & Sendable
    ) -> Observable<Element> {
        let projection = Projection(keyPath)
        return distinct(by: .anywhere { projection($0) })
    }

    /// Merges what the observables emit at `keyPath` of the elements. Runs anywhere.
    ///
    /// Source: [FlatMap](https://reactivex.io/documentation/operators/flatmap.html).
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        _ keyPath: any KeyPath<Element, Source> & Sendable
    ) -> Observable<Source.Element> {
        let projection = Projection(keyPath)
        return flatten(limit: .max, .anywhere { projection($0) })
    }

    /// Emits what the observable emits at `keyPath` of the latest element; lets go of the one before. Runs anywhere.
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ keyPath: any KeyPath<Element, Source> & Sendable
    ) -> Observable<Source.Element> {
        let projection = Projection(keyPath)
        return switching(.anywhere { projection($0) })
    }
}
