#if GTK
import Rx

extension GObject {
    /// The emissions of a signal, until the object is gone or its window is closed; subscribed to on the main actor.
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

    /// Whether an input method composes a text: `now`, then each change, by "preedit-changed".
    func composing(now: @escaping @MainActor @Sendable () -> Bool) -> Observable<Bool> {
        let changes = emissions(of: "preedit-changed", as: String.self).map { !$0.isEmpty }
        return Observable.deferred { .just(now()) }.concat(changes).distinctUntilChanged()
    }

    /// What `element` makes of a signal that asks whether it is used up, to which something is a yes; as `emissions` otherwise.
    func uses<each Argument: GValueConvertible, Element>(
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
    /// What the person changes and the program sets: the value, then what the person makes of it.
    ///
    /// `value`'s setter writes inside `write(_:)`, so that what the program sets is not emitted.
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
                let changes = ChangesByPerson(of: self, value, signal: changes) { observer.onNext($0) }
                return changes.listen(onEnd: { observer.onCompleted() })
            },
            valueSink: Binder(self) { object, new in object[keyPath: value] = new })
    }

    /// What changes and only can be read: the value, then each change, whoever made it.
    func state<Value>(_ value: KeyPath<Self, Value>, changes: String) -> Observable<Value> {
        values(startingWith: { $0[keyPath: value] }, changes: changes) { .some($0[keyPath: value]) }
            .subscribed(on: ConcurrentMainScheduler.instance)
    }

    /// A value now, and what `next` makes of each emission of `changes`; `nil` is left out.
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

/// Lends the methods of every wrapper a `Self` that is the wrapper's own class.
@MainActor
protocol ObservedObject: GObject {}

extension GObject: ObservedObject {}
#endif
