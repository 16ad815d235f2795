/// A sequence of events that arrive in time, whatever produces them.
///
/// `Sendable` exactly when its elements are. Subscribing runs on the caller's thread; elements arrive on whatever
/// thread the source emits them, one at a time.
///
/// Source: [Observable](https://reactivex.io/documentation/observable.html).
public class Observable<Element>: ObservableType {
    /// What subscribing does; `nil` in subclasses, which override ``start(_:)``. Never changed before the end.
    @exclusivity(unchecked) @usableFromInline final var source: ((Sink<Element>) -> Void)?

    /// Whether subscribing makes what the current thread schedules meanwhile wait (see ``CurrentThreadScheduler``).
    @usableFromInline let isTrampolined: Bool

    /// Which observables can be told apart without a cast, so that what they emit is delivered where its type is known.
    @frozen @usableFromInline
    enum Form {
        /// A ``JustObservable``.
        case just
        /// An ``ElementsObservable``.
        case elements
        /// A ``ConcatObservable``.
        case concat
        /// Any whose events come on the main actor, all of them.
        case onMainActor
        case any
    }

    @usableFromInline let form: Form

    @inlinable
    package init(
        isTrampolined: Bool = true, isOnMainActor: Bool = false, _ source: @escaping (Sink<Element>) -> Void
    ) {
        self.source = source
        self.isTrampolined = isTrampolined
        form = isOnMainActor ? .onMainActor : .any
        Resources.noteCreation()
    }

    /// For subclasses, which override ``start(_:)``.
    @inlinable
    init(form: Form = .any, isTrampolined: Bool = false) {
        source = nil
        self.isTrampolined = isTrampolined
        self.form = form
        Resources.noteCreation()
    }

    /// Whether all events are known to come on the main actor. An operator that only passes events of its source on hands
    /// this on, so that the operators behind it need not ask.
    @inlinable
    package final var isOnMainActor: Bool { form == .onMainActor }

    /// The sources of a long chain are freed one inside the other.
    deinit {
        Stack.freeing { source = nil }
        Resources.noteEnd()
    }

    /// Connects `sink` as part of a subscription that is being made.
    @inlinable
    package final func attach(_ sink: Sink<Element>) {
        if Nesting.isShallow(sink.lifetime) { connect(sink) } else { connectDeeply(sink) }
    }

    @inlinable
    final func connect(_ sink: Sink<Element>) {
        switch form {
        case .just: asJust.deliver(to: sink)
        case .elements: asElements?.deliver(to: sink)
        case .concat: asConcat.deliver(to: sink)
        case .onMainActor, .any: start(sink)
        }
    }

    /// What ``attach(_:)`` does for an observable of any form.
    @usableFromInline
    package func start(_ sink: Sink<Element>) {
        guard let source else { preconditionFailure("\(Self.self) does not say what subscribing does") }
        source(sink)
    }

    /// Connects `sink` as a subscription of its own.
    @inlinable
    package final func run(_ sink: Sink<Element>) {
        Nesting.measure {
            if isTrampolined { Trampoline.run { attach(sink) } } else { attach(sink) }
        }
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
