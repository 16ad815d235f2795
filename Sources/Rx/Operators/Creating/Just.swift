extension ObservableType {
    /// Emits `element` and completes, on the subscriber's thread.
    ///
    /// See [Just](https://reactivex.io/documentation/operators/just.html).
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { JustObservable(element) }

    /// Emits the value of `optional`, if it has one, and completes.
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        guard let element = optional else { return empty() }
        return just(element)
    }
}

extension ObservableType where Element: Sendable {
    /// Emits `element` and then completes, with a piece of work on `scheduler` for each event.
    @inlinable
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        from(CollectionOfOne(element), scheduler: scheduler)
    }

    /// Emits the value of `optional`, if it has one, and then completes, with a piece of work on `scheduler` for each
    /// event.
    @inlinable
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}
