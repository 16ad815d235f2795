/// The elements of one source of a ``Combination`` that no result has used up.
///
/// For `combineLatest` it is an optional, which keeps the latest element. For `zip` it is a queue, which gives up its
/// first element.
@usableFromInline
protocol Slot {
    associatedtype Element

    /// How a fixed number of sources treats an element that no result can use: see ``Combination``.
    ///
    /// `combineLatest` and `zip` differ here because they differ in RxSwift, and recorded tests rely on RxSwift's
    /// virtual times. With a collection of sources, both complete.
    static var completesEarly: Bool { get }

    /// An empty slot.
    init()

    /// Stores an element. Returns whether the slot was empty before.
    mutating func store(_ element: Element) -> Bool

    /// Returns the element for the next result.
    ///
    /// - Precondition: The slot is not empty.
    mutating func nextElement(for combination: Combination) -> Element
}

extension Optional: Slot {
    @usableFromInline typealias Element = Wrapped

    @inlinable
    static var completesEarly: Bool { true }

    @inlinable
    init() { self = nil }

    @inlinable
    mutating func store(_ element: Wrapped) -> Bool {
        let wasEmpty = self == nil
        self = element
        return wasEmpty
    }

    @inlinable
    mutating func nextElement(for combination: Combination) -> Wrapped {
        guard let self else { preconditionFailure("a slot is read when all have an element") }
        return self
    }
}

/// The slot of `zip`: a queue of elements, which gives up its first element.
@usableFromInline
final class ZipSlot<Element>: Slot {
    @exclusivity(unchecked) @usableFromInline var queue = Queue<Element>()

    @inlinable
    static var completesEarly: Bool { false }

    @inlinable
    init() {}

    @inlinable
    func store(_ element: Element) -> Bool {
        queue.append(element)
        return queue.count == 1
    }

    @inlinable
    func nextElement(for combination: Combination) -> Element {
        guard let element = queue.popFirst() else { preconditionFailure("a slot is read when all have an element") }
        if queue.isEmpty { combination.emptySlotCount += 1 }
        return element
    }
}
