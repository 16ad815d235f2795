/// How a sequence ended. An ``Event`` would not do: its size depends on the element type, and so would the layout of
/// every type that stores one.
@frozen @usableFromInline
package enum Ending {
    case completed
    case failed(any Error)

    /// How `event` ends a sequence; `nil` for an element.
    @inlinable
    init?<Element>(_ event: Event<Element>) {
        switch event {
        case .next: return nil
        case .error(let error): self = .failed(error)
        case .completed: self = .completed
        }
    }

    @inlinable
    func end(_ lifetime: Lifetime) {
        switch self {
        case .completed: lifetime.complete()
        case .failed(let error): lifetime.fail(error)
        }
    }
}
