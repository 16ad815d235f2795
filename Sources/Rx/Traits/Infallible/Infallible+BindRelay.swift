extension InfallibleType {
    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element?>...)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 })
    }
}
