extension ObservableConvertibleType where Element: Sendable {
    /// A driver of this, in which `onErrorJustReturn` takes the place of an error.
    @inlinable
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// A driver of this, in which `onErrorDriveWith` takes the place of an error.
    @inlinable
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// A driver of this, in which what `onErrorRecover` makes of an error takes its place.
    @inlinable
    #if Swift5
    @preconcurrency
    #endif
    public func asDriver(
        @_inheritActorContext onErrorRecover:
            @escaping @Sendable @isolated(any) (_ error: any Swift.Error) -> Driver<Element>
    ) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// A driver of this sequence.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlEvent where PropertyType: Sendable {
    /// A driver of this control event.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlProperty where PropertyType: Sendable {
    /// A driver of this property.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension BehaviorRelay where Element: Sendable {
    /// A driver of this relay.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}
