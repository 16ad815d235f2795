public import RxSupport

extension ObservableType {
    /// Subscribes again after every error.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    public func retry() -> Observable<Element> {
        Observable<Element>.trying(Swift.repeatElement(asObservable(), count: .max))
    }

    /// Subscribes again after each error, until there have been `maxAttemptCount` subscriptions with the first one.
    /// Then fails with the last error.
    @inlinable
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        requirement(maxAttemptCount >= 0, "retry(\(maxAttemptCount)): the count must not be negative.")
        return Observable<Element>.trying(Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
