extension ObservableConvertibleType where Element: Sendable {
    /// Shares this by a strategy, on its scheduler; `onErrorJustReturn` takes the place of an error.
    @inlinable
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
    ) -> SharedSequence<Strategy, Element> {
        sharing { _ in .just(onErrorJustReturn) }
    }

    /// Shares this by a strategy, on its scheduler; `onErrorDriveWith` takes the place of an error.
    @inlinable
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        sharing { _ in onErrorDriveWith.asObservable() }
    }

    /// Shares this by a strategy, on its scheduler; what `onErrorRecover` makes of an error takes its place.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self,
        @_inheritActorContext onErrorRecover:
            @escaping @Sendable @isolated(any) (_ error: any Swift.Error) -> SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        let site = CallSite.of(onErrorRecover.isolation, "asSharedSequence(onErrorRecover:)")
        let onErrorRecover = Function(onErrorRecover)
        return sharing(site) { try onErrorRecover($0).asObservable() }
    }

    @inlinable
    func sharing<Strategy: SharingStrategyProtocol>(
        _ site: CallSite? = nil, _ recover: @escaping (any Swift.Error) throws -> Observable<Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().observe(on: Strategy.scheduler).brought(to: site).recovering(recover))
    }

    /// For a source that says it cannot fail: an error is reported, stops a debug build, and completes the sequence.
    func asUnfailing<Strategy: SharingStrategyProtocol>() -> SharedSequence<Strategy, Element> {
        let type = "\(Self.self)"
        return sharing { error in
            Hooks.defaultErrorHandler([], error)
            stopDebugBuild("A \(type) failed, which it must not: \(error)")
            return .empty()
        }
    }
}
