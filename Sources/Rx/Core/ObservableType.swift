/// What can be turned into an ``Observable``.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// This as an observable.
    func asObservable() -> Observable<Element>
}

/// A sequence of events that arrive in time.
///
/// Source: [Observable](https://reactivex.io/documentation/observable.html).
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts the sequence for `observer`.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// This sequence with its type erased.
    @inlinable
    public func asObservable() -> Observable<Element> {
        Observable { sink in
            let emitter = Emitter(sink)
            let disposable = subscribe(AnyObserver.anywhere { emitter.on($0) })
            sink.lifetime.add(disposable, of: emitter)
        }
    }

    /// The observable of an operator that emits only what its source's events have it emit: subscribing hands `operation` the
    /// sink below it and gives its sink to this source.
    @inlinable
    package func lift<Result>(_ operation: @escaping (Sink<Result>) -> Sink<Element>) -> Observable<Result> {
        let source = asObservable()
        return Observable(isOnMainActor: source.isOnMainActor) { source.attach(operation($0)) }
    }
}
