/// How long what is shared lives on.
public enum SubjectLifetimeScope: Sendable {
    /// A connection keeps what it replays. A subscriber that comes after all have left, or after its end, starts anew.
    case whileConnected
    /// What is replayed is kept for good: across connections, and after the end.
    case forever
}

extension ObservableType {
    /// Shares one subscription among all subscribers, from the first to the last.
    ///
    /// - Parameters:
    ///   - replay: How many elements those get that come late.
    ///   - scope: How long these elements are kept.
    ///
    /// - Precondition: `replay` is not negative.
    ///
    /// Source: [RefCount](https://reactivex.io/documentation/operators/refcount.html).
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
