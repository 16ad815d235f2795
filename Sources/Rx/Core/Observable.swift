/// A sequence of events that arrive in time, whatever produces them.
///
/// `Sendable` exactly when its elements are. Subscribing runs on the caller's thread; elements arrive on whatever
/// thread the source emits them, one at a time.
///
/// Source: [Observable](https://reactivex.io/documentation/observable.html).
public class Observable<Element>: ObservableType {
    /// What subscribing does; `nil` in subclasses, which override ``attach(_:)``.
    @usableFromInline let source: ((Sink<Element>) -> Void)?

    /// Whether subscribing makes what the current thread schedules meanwhile wait (see ``CurrentThreadScheduler``).
    @usableFromInline let isTrampolined: Bool

    /// Whether this is a ``JustObservable``, so that flattening needs no subscription.
    @usableFromInline let isJust: Bool

    @inlinable
    package init(isTrampolined: Bool = true, _ source: @escaping (Sink<Element>) -> Void) {
        self.source = source
        self.isTrampolined = isTrampolined
        isJust = false
    }

    /// For subclasses, which override ``attach(_:)``.
    @inlinable
    init(isJust: Bool = false) {
        source = nil
        isTrampolined = false
        self.isJust = isJust
    }

    /// Connects `sink` as part of a subscription that is being made.
    @usableFromInline
    package func attach(_ sink: Sink<Element>) {
        guard let source else { preconditionFailure("\(Self.self) does not say what subscribing does") }
        source(sink)
    }

    /// Connects `sink` as a subscription of its own.
    @inlinable
    package final func run(_ sink: Sink<Element>) {
        if isTrampolined { return Trampoline.run { attach(sink) } }
        // Where the element's type is known, so that it need not be looked up.
        if isJust { return asJust.deliver(to: sink) }
        attach(sink)
    }

    /// Starts the sequence for `observer`, which gets its events where they are emitted.
    ///
    /// - Returns: What ends the subscription. It lives on when that is dropped.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let lifetime = ClosureLifetime(
            onError: { observer.on(.error($0)) }, onCompleted: { observer.on(.completed) })
        run(
            Sink(lifetime: lifetime) { element in
                if lifetime.isAlive { observer.on(.next(element)) }
            })
        return lifetime
    }

    /// The observable itself.
    @inlinable
    public final func asObservable() -> Observable<Element> { self }
}

/// Sound because what an observable keeps is `@Sendable` closures of its user and other observables.
extension Observable: @unchecked Sendable where Element: Sendable {}
