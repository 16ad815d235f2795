extension ObservableType where Element: Equatable {
    /// Emits the first element, and each element that differs from the one before it. Ends like the source.
    ///
    /// See [Distinct](https://reactivex.io/documentation/operators/distinct.html).
    @inlinable
    public func distinctUntilChanged() -> Observable<Element> {
        distinct(by: .anywhere { $0 })
    }
}

extension ObservableType {
    /// Emits the first element, and each element whose key differs from the key of the one before it. Fails if
    /// `keySelector` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key
    ) -> Observable<Element> {
        asObservable().brought(to: .of(keySelector.isolation, "distinctUntilChanged"))
            .distinct(by: Function(keySelector))
    }

    /// Emits an element if `comparer` returns false for the previously emitted element and the new one. Always emits
    /// the first element. Fails if `comparer` throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        asObservable().brought(to: .of(comparer.isolation, "distinctUntilChanged"))
            .distinct(by: .anywhere { $0 }, areEqual: Function2(comparer))
    }

    /// Emits an element if `comparer` returns false for the keys of the previously emitted element and of the new one.
    /// Always emits the first element. Fails if a closure throws.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key,
        @_inheritActorContext comparer: @escaping @Sendable @isolated(any) (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        let site = CallSite.of(keySelector.isolation ?? comparer.isolation, "distinctUntilChanged")
        site?.requireSame(comparer.isolation)
        return asObservable().brought(to: site)
            .distinct(by: Function(keySelector), areEqual: Function2(comparer))
    }

    /// Emits the first element, and each element whose property at `keyPath` differs from that of the one before it.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element>
    {
        distinct(by: .anywhere { $0[keyPath: keyPath] })
    }

    @inlinable
    func distinct<Key: Equatable>(by key: Function<Element, Key>) -> Observable<Element> {
        lift { sink in
            let last = OperatorState(Key?.none, key, sink)
            return Sink(lifetime: sink.lifetime) { element in
                do {
                    let key = try last.function(element)
                    if let before = last.state, before == key { return }
                    last.state = key
                    last.sink.next(element)
                } catch { last.sink.lifetime.fail(error) }
            }
        }
    }

    @inlinable
    func distinct<Key>(
        by key: Function<Element, Key>, areEqual: Function2<Key, Key, Bool>
    ) -> Observable<Element> {
        lift { sink in
            let last = OperatorState(Key?.none, (key: key, areEqual: areEqual), sink)
            return Sink(lifetime: sink.lifetime) { element in
                do {
                    let key = try last.function.key(element)
                    if let before = last.state, try last.function.areEqual(before, key) { return }
                    last.state = key
                    last.sink.next(element)
                } catch { last.sink.lifetime.fail(error) }
            }
        }
    }
}
