public import RxSupport

extension ObservableType {
    /// Subscribes again after every error. Completes when the source completes, and never fails.
    ///
    /// The next subscription is made at once. A source that always fails at once is subscribed to without end.
    ///
    /// See [Retry](https://reactivex.io/documentation/operators/retry.html).
    @inlinable
    public func retry() -> Observable<Element> {
        Observable<Element>.trying(Swift.repeatElement(asObservable(), count: .max))
    }

    /// Subscribes again after each error, until there have been `maxAttemptCount` subscriptions with the first one.
    /// Then fails with the last error. Completes when the source completes. If `maxAttemptCount` is 0, completes at
    /// once and does not subscribe at all.
    ///
    /// - Precondition: `maxAttemptCount` is not negative.
    @inlinable
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        requirement(maxAttemptCount >= 0, "retry(\(maxAttemptCount)): the count must not be negative.")
        return Observable<Element>.trying(Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
