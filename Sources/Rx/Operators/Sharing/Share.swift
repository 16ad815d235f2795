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
        switch (scope, replay) {
        case (.whileConnected, 0): publish().refCount()
        case (.whileConnected, _): multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
        case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
        }
    }
}
