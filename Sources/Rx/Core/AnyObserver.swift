/// An observer of which only the type of its elements is known.
///
/// `Sendable` when its elements are: an observer made by `Observable.create` may be called from any thread.
public struct AnyObserver<Element>: ObserverType {
    /// What handles an event.
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let observer: EventHandler

    /// An observer that hands each event to `eventHandler`, on the caller's thread.
    @inlinable
    public init(eventHandler: @escaping EventHandler) { observer = eventHandler }

    /// Erases the type of `observer`.
    @inlinable
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    /// Hands `event` on.
    @inlinable
    public func on(_ event: Event<Element>) { observer(event) }

    /// The observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

/// Sound as far as its handler is: handlers made here serialise, and observers wrapped by `init(_:)` are as safe as they are.
extension AnyObserver: @unchecked Sendable where Element: Sendable {}
