/// One thing that an observable sequence says: an element, or how it ended.
///
/// Source: [The Observable Contract](https://reactivex.io/documentation/contract.html).
@frozen
public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence failed; nothing follows.
    case error(any Swift.Error)
    /// The sequence completed; nothing follows.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event: CustomDebugStringConvertible {
    /// The event as `next(…)`, `error(…)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether nothing follows this event.
    public var isStopEvent: Bool {
        switch self {
        case .next: false
        case .error, .completed: true
        }
    }

    /// The element of a `next` event, else `nil`.
    public var element: Element? {
        guard case .next(let element) = self else { return nil }
        return element
    }

    /// The error of an `error` event, else `nil`.
    public var error: (any Swift.Error)? {
        guard case .error(let error) = self else { return nil }
        return error
    }

    /// Whether this is `completed`.
    public var isCompleted: Bool {
        guard case .completed = self else { return false }
        return true
    }

    /// Replaces the element by what `transform` returns for it; an error it throws becomes the event.
    ///
    /// - Parameter transform: Called at once, for a `next` event only.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

/// What can be turned into an event: an ``Event`` or a trait's own event type.
public protocol EventConvertible<Element> {
    /// The type of the elements.
    associatedtype Element

    /// This value as an event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
