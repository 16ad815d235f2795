extension InfallibleType {
    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: PublishRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Passes every element to `relays`, as an optional. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }
}
