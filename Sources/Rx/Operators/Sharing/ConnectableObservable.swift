/// A sequence that starts when it is connected, for all its subscribers together.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Starts the sequence, on the calling thread.
    ///
    /// - Returns: A disposable that ends the connection. The subscribers then receive nothing more, not even an end.
    func connect() -> any Disposable
}

/// A sequence that starts when it is connected, for all its subscribers together.
///
/// See [Connect](https://reactivex.io/documentation/operators/connect.html).
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence, on the calling thread. Returns the existing connection if the sequence is already running.
    ///
    /// - Returns: A disposable that ends the connection. The subscribers then receive nothing more, not even an end.
    public func connect() -> any Disposable {
        preconditionFailure("a connectable observable is made by multicast, publish or replay")
    }

    /// Returns a sequence that connects with the first subscriber and disconnects with the last. Returns `nil` if this
    /// class cannot count its subscribers itself.
    func counted() -> Observable<Element>? { nil }
}

/// Sound: as ``Observable``; it adds no state.
extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}
