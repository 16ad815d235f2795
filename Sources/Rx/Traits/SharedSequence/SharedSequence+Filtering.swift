extension SharedSequenceConvertibleType {
    /// Emits the elements for which `predicate` returns true.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func filter(
        @_inheritActorContext _ predicate: @escaping @Sendable @isolated(any) (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.filter(predicate) }
    }

    /// Emits all but the first `count` elements.
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> { shared { $0.skip(count) } }

    /// Emits each element whose key differs from the key of the previous element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key: Equatable>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(keySelector) }
    }

    /// Emits each element that `comparer` does not find equal to the last emitted element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged(
        @_inheritActorContext _ comparer: @escaping @Sendable @isolated(any) (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(comparer) }
    }

    /// Emits each element whose key `comparer` does not find equal to the key of the last emitted element.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func distinctUntilChanged<Key>(
        @_inheritActorContext _ keySelector: @escaping @Sendable @isolated(any) (Element) -> Key,
        @_inheritActorContext comparer: @escaping @Sendable @isolated(any) (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged(keySelector, comparer: comparer) }
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Emits each element that differs from the previous one.
    @inlinable
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        shared { $0.distinctUntilChanged() }
    }
}
