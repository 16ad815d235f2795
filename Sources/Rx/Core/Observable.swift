/// A sequence of events that arrive over time.
///
/// `Sendable` if and only if its elements are. Subscribing runs on the caller's thread. Elements arrive one at a time,
/// on the thread where the source emits them.
///
/// See [Observable](https://reactivex.io/documentation/observable.html).
public class Observable<Element>: ObservableType {
    /// The closure that connects a sink to the source; `nil` in subclasses, which override ``start(_:)``. It does not
    /// change before `deinit`.
    @exclusivity(unchecked) @usableFromInline final var source: ((Sink<Element>) -> Void)?

    /// Whether work that the current thread schedules while it subscribes waits until subscribing is over (see
    /// ``CurrentThreadScheduler``).
    @usableFromInline let isTrampolined: Bool

    /// The kinds of observable that ``connect(_:)`` tells apart without a cast, so that their elements are delivered
    /// where the element type is known.
    @frozen @usableFromInline
    enum Form {
        /// A ``JustObservable``.
        case just
        /// An ``ElementsObservable``.
        case elements
        /// A ``ConcatObservable``.
        case concat
        /// Any observable that emits all its events on the main actor.
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
        Resources.countCreation()
    }

    /// For subclasses, which override ``start(_:)``.
    @inlinable
    init(form: Form = .any, isTrampolined: Bool = false) {
        source = nil
        self.isTrampolined = isTrampolined
        self.form = form
        Resources.countCreation()
    }

    /// Whether all events are known to be emitted on the main actor. An operator that only passes on its source's
    /// events inherits this value, so that the operators behind it need not ask.
    @inlinable
    package final var isOnMainActor: Bool { form == .onMainActor }

    /// The sources of a long chain are freed one inside the other, which takes stack.
    deinit {
        Stack.freeing { source = nil }
        Resources.countDestruction()
    }

    /// Connects `sink` as a further part of a subscription that is being made.
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

    /// Connects `sink` to an observable of any form.
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

    /// Starts the sequence for `observer`, which receives each event on the thread that emits it.
    ///
    /// - Returns: A disposable that ends the subscription. The subscription goes on if the disposable is dropped.
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

/// Sound: an observable stores only its user's `@Sendable` closures and other observables.
extension Observable: @unchecked Sendable where Element: Sendable {}
