/// A sequence that starts when it is connected, for all its subscribers together.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Starts the sequence.
    ///
    /// - Returns: What ends it.
    func connect() -> any Disposable
}

/// A sequence that starts when it is connected, for all its subscribers together.
///
/// Source: [Connect](https://reactivex.io/documentation/operators/connect.html).
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence; returns the connection there is when it is running.
    public func connect() -> any Disposable {
        preconditionFailure("a connectable observable is made by multicast, publish or replay")
    }

    /// This with its subscribers counted, where that can be done without a gap between the count and the connection.
    func counted() -> Observable<Element>? { nil }
}

extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}
