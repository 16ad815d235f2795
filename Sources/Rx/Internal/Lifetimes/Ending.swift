/// How a sequence ended. Types store an `Ending` and not an ``Event``, because the size of an event depends on the
/// element type. The layout of the storing type would then depend on the element type too.
@frozen @usableFromInline
package enum Ending {
    case completed
    case failed(any Error)

    /// The ending that `event` stands for; `nil` for an element.
    @inlinable
    init?<Element>(_ event: Event<Element>) {
        switch event {
        case .next: return nil
        case .error(let error): self = .failed(error)
        case .completed: self = .completed
        }
    }

    /// Makes `lifetime` fail or complete.
    @inlinable
    func end(_ lifetime: Lifetime) {
        switch self {
        case .completed: lifetime.complete()
        case .failed(let error): lifetime.fail(error)
        }
    }
}
