extension ObservableConvertibleType where Element: Sendable {
    /// A signal of this, in which `onErrorJustReturn` takes the place of an error.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A signal of this, in which `onErrorSignalWith` takes the place of an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// A signal of this, in which what `onErrorRecover` makes of an error takes its place.
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
    /// A signal of this sequence.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension ControlEvent where PropertyType: Sendable {
    /// A signal of this control event.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}

extension PublishRelay where Element: Sendable {
    /// A signal of this relay.
    public func asSignal() -> Signal<Element> { asUnfailing() }
}
