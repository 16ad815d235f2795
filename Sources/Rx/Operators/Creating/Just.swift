extension ObservableType {
    /// Emits `element` and completes, on the subscriber's thread.
    ///
    /// Source: [Just](https://reactivex.io/documentation/operators/just.html).
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { JustObservable(element) }

    /// Emits `optional`'s value, if there is one, and completes.
    @inlinable
    public static func from(optional: Element?) -> Observable<Element> {
        guard let element = optional else { return empty() }
        return just(element)
    }
}

extension ObservableType where Element: Sendable {
    /// Emits `element`, and then completes, each as work of `scheduler`.
    @inlinable
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        from(CollectionOfOne(element), scheduler: scheduler)
    }

    /// Emits `optional`'s value, if there is one, and then completes, each as work of `scheduler`.
    @inlinable
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}
