extension ObservableConvertibleType where Element: Sendable {
    /// Converts the sequence to a driver. Emits `onErrorJustReturn` and completes instead of failing.
    @inlinable
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Converts the sequence to a driver. After an error, continues with `onErrorDriveWith`.
    @inlinable
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// Converts the sequence to a driver. After an error, continues with the driver that `onErrorRecover` returns.
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
    /// Converts the sequence to a driver.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlEvent where PropertyType: Sendable {
    /// Converts the control event to a driver.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension ControlProperty where PropertyType: Sendable {
    /// Converts the property to a driver.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}

extension BehaviorRelay where Element: Sendable {
    /// Converts the relay to a driver.
    public func asDriver() -> Driver<Element> { asUnfailing() }
}
