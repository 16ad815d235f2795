extension InfallibleType {
    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: PublishRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }

    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: BehaviorRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }

    /// Hands every element to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }

    /// Hands every element, as an optional, to `relays`. Completion is ignored.
    public func bind(to relays: ReplayRelay<Element?>..., file: StaticString = #fileID, line: UInt = #line)
        -> any Disposable
    {
        asObservable().bind(relays: relays, { $0 }, file, line)
    }
}
