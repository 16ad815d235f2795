/// An event of an observable sequence: an element, a failure or the completion.
///
/// See [The Observable Contract](https://reactivex.io/documentation/contract.html).
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
    /// Whether this is a terminal event, after which nothing follows.
    public var isStopEvent: Bool {
        switch self {
        case .next: false
        case .error, .completed: true
        }
    }

    /// The element of a `next` event; `nil` for other events.
    public var element: Element? {
        guard case .next(let element) = self else { return nil }
        return element
    }

    /// The error of an `error` event; `nil` for other events.
    public var error: (any Swift.Error)? {
        guard case .error(let error) = self else { return nil }
        return error
    }

    /// Whether this is `completed`.
    public var isCompleted: Bool {
        guard case .completed = self else { return false }
        return true
    }

    /// Transforms the element of a `next` event. If `transform` throws, the result is an `error` event.
    ///
    /// - Parameter transform: Called before this method returns, and only for a `next` event.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

/// A value that can be turned into an event: an ``Event`` or a trait's own event type.
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
