#if GTK
import Rx

extension GObject {
    /// The emissions of a signal. Completes when the object is freed or its window is closed. Subscribe to it on the
    /// main actor.
    func emissions<each Argument: GValueConvertible>(
        of signal: String, as types: repeat (each Argument).Type
    ) -> Observable<(repeat each Argument)> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            return listen(
                to: signal, as: repeat (each Argument).self,
                receive: { (argument: repeat each Argument) in observer.onNext((repeat each argument)) },
                onEnd: { observer.onCompleted() })
        }
    }

    /// Whether an input method is composing text: the result of `now`, then each change according to "preedit-changed".
    func composing(now: @escaping @MainActor @Sendable () -> Bool) -> Observable<Bool> {
        let changes = emissions(of: "preedit-changed", as: String.self).map { !$0.isEmpty }
        return Observable.deferred { .just(now()) }.concat(changes).distinctUntilChanged()
    }

    /// The results of `element` for a signal whose handler returns whether it consumes the event. An element consumes
    /// the event, `nil` does not. Otherwise like `emissions`.
    func consumingEmissions<each Argument: GValueConvertible, Element>(
        of signal: String, as types: repeat (each Argument).Type,
        element: @escaping @MainActor (repeat each Argument) -> Element?
    ) -> Observable<Element> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            return listen(
                to: signal, as: repeat (each Argument).self,
                answering: { (argument: repeat each Argument) -> Bool in
                    guard let element = element(repeat each argument) else { return false }
                    observer.onNext(element)
                    return true
                }, onEnd: { observer.onCompleted() })
        }
    }
}

extension ObservedObject {
    /// A value that both the user and the app can change. Emits the current value, then each change by the user.
    ///
    /// The setter of `value` writes inside `write(_:)`, so changes by the app are not emitted.
    func control<Value: Equatable>(
        _ value: ReferenceWritableKeyPath<Self, Value>, changes: String
    ) -> ControlProperty<Value> {
        ControlProperty(
            values: Observable.create { [weak self] observer in
                guard let self else {
                    observer.onCompleted()
                    return Disposables.create()
                }
                observer.onNext(self[keyPath: value])
                let changes = UserChanges(of: self, value, signal: changes) { observer.onNext($0) }
                return changes.listen(onEnd: { observer.onCompleted() })
            },
            valueSink: Binder(self) { object, new in object[keyPath: value] = new })
    }

    /// A read-only value that changes. Emits the current value, then each change, by the user or the app.
    func state<Value>(_ value: KeyPath<Self, Value>, changes: String) -> Observable<Value> {
        values(startingWith: { $0[keyPath: value] }, changes: changes) { .some($0[keyPath: value]) }
            .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// Emits the result of `first`, then the result of `next` for each emission of `changes`. Drops `nil`.
    func values<Value>(
        startingWith first: @escaping @MainActor (Self) -> Value, changes: String,
        next: @escaping @MainActor (Self) -> Value?
    ) -> Observable<Value> {
        Observable.create { [weak self] observer in
            guard let self else {
                observer.onCompleted()
                return Disposables.create()
            }
            observer.onNext(first(self))
            return listen(
                to: changes,
                receive: { [weak self] in
                    guard let self, let value = next(self) else { return }
                    observer.onNext(value)
                }, onEnd: { observer.onCompleted() })
        }
    }
}

/// Gives the methods of its extension a `Self` that is the wrapper's own class.
@MainActor
protocol ObservedObject: GObject {}

extension GObject: ObservedObject {}
#endif
