/// How long what is shared lives on.
public enum SubjectLifetimeScope: Sendable {
    /// A connection keeps what it replays: who subscribes after everyone has left, or after its end, starts anew.
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
    /// Source: [RefCount](https://reactivex.io/documentation/operators/refcount.html).
    @inlinable
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
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
