internal import RxSupport

extension ObservableConvertibleType where Element: Sendable {
    /// Shares the sequence by `Strategy`, on its scheduler. Emits `onErrorJustReturn` and completes instead of failing.
    @inlinable
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
    ) -> SharedSequence<Strategy, Element> {
        sharing { _ in .just(onErrorJustReturn) }
    }

    /// Shares the sequence by `Strategy`, on its scheduler. After an error, continues with `onErrorDriveWith`.
    @inlinable
    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
    ) -> SharedSequence<Strategy, Element> {
        sharing { _ in onErrorDriveWith.asObservable() }
    }

    /// Shares the sequence by `Strategy`, on its scheduler. After an error, continues with the sequence that
    /// `onErrorRecover` returns.
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
        SharedSequence(asObservable().observe(on: Strategy.scheduler).recovering(at: site, recover))
    }

    /// Converts a source whose type promises that it never fails. If it fails all the same, the error is reported to
    /// ``Hooks/defaultErrorHandler``, traps in a debug build, and completes the sequence.
    func asUnfailing<Strategy: SharingStrategyProtocol>() -> SharedSequence<Strategy, Element> {
        let type = "\(Self.self)"
        return sharing { error in
            Hooks.defaultErrorHandler([], error)
            stopDebugBuild("A \(type) must not fail, but failed: \(error)")
            return .empty()
        }
    }
}
