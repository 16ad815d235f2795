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

    /// Emits each element whose key differs from the key of the previous element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) throws -> Key
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(keySelector) }
    }

    /// Emits each element that `comparer` does not find equal to the last emitted element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        unfailing { $0.distinctUntilChanged(comparer) }
    }

    /// Emits each element whose key `comparer` does not find equal to the key of the last emitted element.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
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

    /// Emits each element whose property at `keyPath` differs from the previous element's.
    @inlinable
    public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element>
    {
        unfailing { $0.distinctUntilChanged(at: keyPath) }
    }

    /// Emits all but the first `count` elements.
    @inlinable
    public func skip(_ count: Int) -> Infallible<Element> { unfailing { $0.skip(count) } }

    /// Ignores elements until `other` emits one, then emits all. `other` must not fail.
    @inlinable
    public func skip<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.skip(until: other.asObservable()) }
    }

    /// Emits the first `count` elements, and completes right after the last of them.
    @inlinable
    public func take(_ count: Int) -> Infallible<Element> {
        unfailing { $0.take(count) }
    }

    /// Emits elements until `other` emits one, then completes. `other` must not fail.
    @inlinable
    public func take<Source: ObservableConvertibleType>(until other: Source) -> Infallible<Element> {
        unfailing { $0.take(until: other.asObservable()) }
    }

    /// Skips elements while `predicate` returns true, then emits all others.
    ///
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
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
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Returns whether to go on.
    ///   - behavior: Whether the first element that does not satisfy `predicate` is emitted too.
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
    /// An infallible cannot fail, so an error that the closure throws goes to ``Hooks/defaultErrorHandler``.
    ///
    /// - Parameters:
    ///   - predicate: Returns whether to end.
    ///   - behavior: Whether the first element that satisfies `predicate` is emitted too.
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
    /// Emits each element that differs from the previous one.
    @inlinable
    public func distinctUntilChanged() -> Infallible<Element> { unfailing { $0.distinctUntilChanged() } }
}
