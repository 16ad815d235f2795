extension InfallibleType {
    /// Emits the elements for which `predicate` returns true.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.filter(predicate) }
    }

    /// Emits the elements whose key differs from that of the one before.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(keySelector) }
    }

    /// Emits the elements for which `comparer` does not find them equal to the one emitted before.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(comparer) }
    }

    /// Emits the elements whose key `comparer` does not find equal to that of the one emitted before.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key,
        @_inheritActorContext comparer: @escaping @Sendable @isolated(any) (Key, Key) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }

    /// Emits the elements of which the property at `keyPath` differs from that of the one before.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element>
    {
        unfailing { $0.distinctUntilChanged(at: keyPath) }
    }

    /// Emits all but the first `count` elements.
    @inlinable
    public func skip(_ count: Int) -> Infallible<Element> { unfailing { $0.skip(count) } }

    /// Emits elements from when `other` has emitted one. It must not fail.
    @inlinable
    public func skip<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.skip(until: other.asObservable()) }
    }

    /// Emits the first `count` elements and completes with the last of them.
    @inlinable
    public func take(_ count: Int) -> Infallible<Element> {
        unfailing { $0.take(count) }
    }

    /// Emits elements until `other` emits one; then completes. `other` must not fail.
    @inlinable
    public func take<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.take(until: other.asObservable()) }
    }

    /// Emits all elements from the first on for which `predicate` returns false.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func skip(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.skip(while: predicate) }
    }

    /// Emits elements while `predicate` returns true, then completes.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Says whether to go on.
    ///   - behavior: Whether the element for which it returns false is emitted, too.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext while predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        unfailing { $0.take(while: predicate, behavior: behavior) }
    }

    /// Emits elements until `predicate` returns true, then completes.
    ///
    /// A closure that throws breaks the promise not to fail: its error goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Says whether to end.
    ///   - behavior: Whether the element for which it returns true is emitted, too.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func take(
        @_inheritActorContext until predicate: @escaping @Sendable @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        unfailing { $0.take(until: predicate, behavior: behavior) }
    }
}

extension InfallibleType where Element: Equatable {
    /// Emits the elements that differ from the one before.
    @inlinable
    public func distinctUntilChanged() -> Infallible<Element> { unfailing { $0.distinctUntilChanged() } }
}
