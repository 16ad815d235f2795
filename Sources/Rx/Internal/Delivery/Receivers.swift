/// Whom a ``ReplayCore`` delivers an element to.
@frozen @usableFromInline
enum Receivers<Element> {
    case nobody
    /// The only subscriber, which is not retained, because counting references would be half of such an event.
    case borrowed(Unmanaged<Subscriber<Element>>)
    case kept(SubscriberList<Element>)

    @inlinable @inline(__always)
    consuming func next(_ element: Element) {
        switch self {
        case .nobody: return
        case .borrowed(let subscriber): subscriber._withUnsafeGuaranteedRef { $0.deliver(element) }
        case .kept(let list): list.next(element)
        }
    }
}
