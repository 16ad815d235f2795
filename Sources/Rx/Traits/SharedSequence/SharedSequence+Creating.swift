extension SharedSequence {
    /// Completes at once.
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().subscribed(on: SharingStrategy.scheduler))
    }

    /// Emits `element` and completes.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.just(element).subscribed(on: SharingStrategy.scheduler))
    }

    /// Calls `observableFactory` for each connection, and subscribes to the sequence that it returns.
    #if Swift5
    @preconcurrency
    #endif
    public static func deferred(
        @_inheritActorContext _ observableFactory:
            @escaping @Sendable @isolated(any) () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let site = CallSite.of(observableFactory.isolation, "deferred")
        let observableFactory = Function0(observableFactory)
        return SharedSequence(Observable.deferring { try observableFactory().asObservable() }.started(on: site))
    }

    /// Emits the given elements and completes.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

    /// Emits the elements of an array and completes.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        emitting(array)
    }

    /// Emits the elements of a sequence and completes. Each subscription iterates the sequence anew.
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        emitting(sequence)
    }

    private static func emitting<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        let elements = Observable<Element>.emitting(on: SharingStrategy.scheduler) {
            var iterator = sequence.makeIterator()
            return { iterator.next() }
        }
        return SharedSequence(raw: elements)
    }

    /// Emits the value of `optional`, unless it is `nil`, and completes.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        from(optional.map { [$0] } ?? [])
    }
}
