extension ObservableConvertibleType where Element: Sendable {
    /// Converts the sequence to a signal. Emits `onErrorJustReturn` and completes instead of failing.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Converts the sequence to a signal. After an error, continues with `onErrorSignalWith`.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// Converts the sequence to a signal. After an error, continues with the signal that `onErrorRecover` returns.
    #if Swift5
    @preconcurrency
    #endif
    public func asSignal(
        @_inheritActorContext onErrorRecover:
            @escaping @Sendable @isolated(any) (_ error: any Swift.Error) -> Signal<Element>
    ) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Converts the sequence to a signal.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension ControlEvent where PropertyType: Sendable {
    /// Converts the control event to a signal.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension PublishRelay where Element: Sendable {
    /// Converts the relay to a signal.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}
