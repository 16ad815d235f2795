internal import RxSupport

extension ObservableConvertibleType {
    /// Converts the sequence to an infallible. Emits `onErrorJustReturn` and completes instead of failing.
    @inlinable
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(raw: asObservable().catchAndReturn(element))
    }

    /// Converts the sequence to an infallible. After an error, continues with `onErrorFallbackTo`.
    @inlinable
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(raw: asObservable().recovering { _ in infallible.source })
    }

    /// Converts the sequence to an infallible. After an error, continues with the infallible that `onErrorRecover`
    /// returns.
    ///
    /// - Parameter onErrorRecover: Called with the error, on the actor it was written on, or where the error arrives if
    ///   it was written outside any actor.
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
        return Infallible(raw: asObservable().recovering(at: site) { try onErrorRecover($0).source })
    }

    /// Converts a source whose type promises that it never fails. If it fails all the same, the error is reported to
    /// ``Hooks/defaultErrorHandler``, traps in a debug build, and completes the sequence.
    func asUnfailingInfallible() -> Infallible<Element> {
        let type = "\(Self.self)"
        return Infallible(
            raw: asObservable().recovering { error in
                Hooks.defaultErrorHandler([], error)
                stopDebugBuild("A \(type) must not fail, but failed: \(error)")
                return .empty()
            })
    }
}

extension PublishRelay {
    /// Converts the relay, which cannot fail, to an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
    /// Converts the relay, which cannot fail, to an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
    /// Converts the relay, which cannot fail, to an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension SharedSequence {
    /// Converts the sequence to an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(raw: source) }
}

extension ControlEvent {
    /// Converts the control event to an infallible.
    public func asInfallible() -> Infallible<Element> { asUnfailingInfallible() }
}

extension InfallibleType where Element: Sendable {
    /// Converts the sequence to a driver.
    public func asDriver() -> Driver<Element> { asUnfailing() }

    /// Converts the sequence to a signal.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}
