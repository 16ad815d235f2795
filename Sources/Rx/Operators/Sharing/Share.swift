public import RxSupport

/// How long a shared sequence keeps the elements that it replays.
public enum SubjectLifetimeScope: Sendable {
    /// Until the connection ends. A subscriber that arrives after the end of the sequence, or after all others have
    /// left, starts a new connection.
    case whileConnected
    /// Forever: across connections, and after the end of the sequence.
    case forever
}

extension ObservableType {
    /// Shares one subscription among all subscribers. The subscription lasts from the first subscriber to the last.
    ///
    /// - Parameters:
    ///   - replay: How many of the latest elements a late subscriber receives.
    ///   - scope: How long these elements are kept.
    ///
    /// - Precondition: `replay` is not negative.
    ///
    /// See [RefCount](https://reactivex.io/documentation/operators/refcount.html).
    @inlinable
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        requirement(replay >= 0, "share(replay: \(replay)): the size must not be negative.")
        let source = asObservable()
        switch (scope, replay) {
        case (.whileConnected, 0):
            return Multicast(source) { MulticastTarget(PublishSubject()) }.shared()
        case (.whileConnected, _):
            return Multicast(source) { MulticastTarget(ReplaySubject.create(bufferSize: replay)) }.shared()
        case (.forever, _):
            let subject = ReplaySubject<Element>.create(bufferSize: replay)
            return Multicast(source) { MulticastTarget(subject) }.shared()
        }
    }
}
