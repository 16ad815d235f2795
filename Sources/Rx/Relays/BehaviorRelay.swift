/// A ``BehaviorSubject`` that cannot end.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose first value is `value`.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The latest accepted element, even if it has not been delivered yet. May be read on any thread.
    public var value: Element {
        guard let value = subject.core.last else { preconditionFailure("a relay always has a value") }
        return value
    }

    /// Makes `event` the current value and delivers it. May be called on any thread.
    ///
    /// - Complexity: O(n) in the number of subscribers.
    @inlinable
    public func accept(_ event: Element) { subject.on(.next(event)) }

    /// Replaces the current value by a changed copy, and delivers the copy. May be called on any thread.
    ///
    /// The update is atomic: `relay.update { $0.append(item) }` loses no item, whichever threads update the relay
    /// meanwhile. No lock is held while `change` runs. So if another thread sets the value meanwhile, `change` is
    /// called again, with that value. If `change` throws, the value stays as it is.
    ///
    /// - Parameter change: Changes a copy of the value. It should have no other effect, because it may be called more
    ///   than once. If it sets the value itself, it is called once more, and then its result replaces that value.
    /// - Complexity: O(n) in the number of subscribers. Changing an array or another collection copies it.
    @inlinable
    public func update(_ change: (inout Element) throws -> Void) rethrows { try subject.core.update(change) }

    /// Subscribes `observer` to the relay.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable.
    @inlinable
    public func asObservable() -> Observable<Element> { subject }
}

/// Sound: as its subject; it has no other state.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
