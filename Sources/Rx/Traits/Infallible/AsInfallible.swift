extension ObservableConvertibleType {
    /// This with `onErrorJustReturn`, and completion, in the place of an error.
    @inlinable
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(raw: asObservable().catchAndReturn(element))
    }

    /// This with `onErrorFallbackTo` in the place of an error.
    @inlinable
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(raw: asObservable().recovering { _ in infallible.source })
    }

    /// This with what `onErrorRecover` makes of an error in its place.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func asInfallible(
        @_inheritActorContext onErrorRecover:
            @escaping @Sendable @isolated(any) (any Swift.Error) -> Infallible<Element>
    ) -> Infallible<Element> {
        let site = CallSite.of(onErrorRecover.isolation, "asInfallible(onErrorRecover:)")
        let onErrorRecover = Function(onErrorRecover)
        return Infallible(raw: asObservable().brought(to: site).recovering { try onErrorRecover($0).source })
    }

    /// For a source that says it cannot fail: an error is reported, stops a debug build, and completes the sequence.
    func asUnfailingInfallible() -> Infallible<Element> {
        let type = "\(Self.self)"
        return Infallible(
            raw: asObservable().recovering { error in
                Hooks.defaultErrorHandler([], error)
                stopDebugBuild("A \(type) failed, which it must not: \(error)")
                return .empty()
            })
    }
}

extension PublishRelay {
    /// The relay as an infallible: relays cannot fail.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    /// The relay as an infallible: relays cannot fail.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    /// The relay as an infallible: relays cannot fail.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension SharedSequence {
    /// The sequence as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: source) }
}

extension ControlEvent {
    /// The control event as an infallible.
    public func asInfallible() -> Infallible<Element> { asUnfailingInfallible() }
}

extension InfallibleType where Element: Sendable {
    /// A driver of this sequence.
    public func asDriver() -> Driver<Element> { asUnfailing() }

    /// A signal of this sequence.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}
