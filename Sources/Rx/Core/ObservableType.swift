/// A type that can be turned into an ``Observable``.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// This value as an observable.
    func asObservable() -> Observable<Element>
}

/// A sequence of events that arrive over time.
///
/// See [Observable](https://reactivex.io/documentation/observable.html).
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts the sequence for `observer`.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if the disposable is dropped.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// This sequence as a type-erased observable.
    @inlinable
    public func asObservable() -> Observable<Element> {
        Observable { sink in
            let emitter = Emitter(sink)
            let disposable = subscribe(AnyObserver.anywhere { emitter.on($0) })
            sink.lifetime.add(disposable, of: emitter)
        }
    }

    /// Returns the observable of an operator that emits only in response to its source's events.
    ///
    /// When it is subscribed to, it passes the sink below to `operation` and attaches the sink that `operation` returns
    /// to this source.
    @inlinable
    package func lift<Result>(_ operation: @escaping (Sink<Result>) -> Sink<Element>) -> Observable<Result> {
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { source.attach(operation($0)) }
    }
}
