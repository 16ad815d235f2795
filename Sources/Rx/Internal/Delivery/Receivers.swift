/// The receivers of an element of a ``ReplayCore``.
@frozen @usableFromInline
enum Receivers<Element> {
    case none
    /// The only subscriber. It is not retained, because reference counting would take half of the time of such an
    /// event.
    case borrowed(Unmanaged<Subscriber<Element>>)
    case retained(SubscriberList<Element>)

    @inlinable @inline(__always)
    consuming func next(_ element: Element) {
        switch self {
        case .none: return
        case .borrowed(let subscriber): subscriber._withUnsafeGuaranteedRef { $0.deliver(element) }
        case .retained(let list): list.next(element)
        }
    }
}
