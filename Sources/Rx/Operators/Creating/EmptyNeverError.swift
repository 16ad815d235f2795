extension ObservableType {
    /// Completes at once, on the subscribing thread.
    ///
    /// See [Empty/Never/Throw](https://reactivex.io/documentation/operators/empty-never-throw.html).
    public static func empty() -> Observable<Element> {
        Observable(isTrampolined: false) { $0.lifetime.complete() }
    }

    /// Emits nothing and never ends.
    public static func never() -> Observable<Element> { Observable(isTrampolined: false) { _ in } }

    /// Fails at once with `error`, on the subscribing thread.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable(isTrampolined: false) { $0.lifetime.fail(error) }
    }
}
