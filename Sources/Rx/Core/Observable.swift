/// A sequence of events that arrive in time, whatever produces them.
///
/// `Sendable` exactly when its elements are. Subscribing runs on the caller's thread; elements arrive on whatever
/// thread the source emits them, one at a time.
///
/// Source: [Observable](https://reactivex.io/documentation/observable.html).
public class Observable<Element>: ObservableType {
    /// What subscribing does; `nil` where ``just`` says it all, and in subclasses that override ``attach(_:)``.
    @usableFromInline let source: ((Sink<Element>) -> Void)?

    /// Whether subscribing makes what the current thread schedules meanwhile wait (see ``CurrentThreadScheduler``).
    @usableFromInline let isTrampolined: Bool

    /// The element of an observable that emits just it, at once, so that flattening needs no subscription.
    ///
    /// A closure, for an optional element would make the layout of the class depend on its type, which costs whenever one
    /// is made or freed.
    @usableFromInline let just: (() -> Element)?

    @inlinable
    package init(isTrampolined: Bool = true, _ source: @escaping (Sink<Element>) -> Void) {
        self.source = source
        self.isTrampolined = isTrampolined
        just = nil
    }

    @inlinable
    init(just element: Element) {
        source = nil
        isTrampolined = false
        just = { element }
    }

    /// For subclasses, which override ``attach(_:)``.
    @usableFromInline
    init() {
        source = nil
        isTrampolined = false
        just = nil
    }

    /// The element of an observable that emits just it, at once.
    @inlinable
    package final var justElement: Element? { just?() }

    /// Connects `sink` as part of a subscription that is being made.
    @usableFromInline
    package func attach(_ sink: Sink<Element>) {
        if let source { return source(sink) }
        guard let just else { preconditionFailure("\(Self.self) says neither what subscribing does nor what it emits") }
        if sink.isAlive { sink.next(just()) }
        sink.lifetime.complete()
    }

    /// Connects `sink` as a subscription of its own.
    @inlinable
    package final func run(_ sink: Sink<Element>) {
        guard isTrampolined else { return attach(sink) }
        Trampoline.run { attach(sink) }
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
    public func asObservable() -> Observable<Element> { self }
}

/// Sound because what an observable keeps is `@Sendable` closures of its user and other observables.
extension Observable: @unchecked Sendable where Element: Sendable {}
