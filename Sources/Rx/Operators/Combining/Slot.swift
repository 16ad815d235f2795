/// The stored elements of one source of a ``Combination``, for the next results.
///
/// The slot of `combineLatest` is an optional, which keeps the latest element. The slot of `zip` is a queue, and each
/// result takes the first element.
@usableFromInline
protocol Slot {
    associatedtype Element

    /// Whether the combined sequence completes early if the number of sources is fixed; see `completesEarly` of
    /// ``Combination``.
    ///
    /// `combineLatest` and `zip` differ here because they differ in RxSwift, and an app's tests with a `TestScheduler`
    /// expect the virtual times of RxSwift. With a collection of sources, both complete early.
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
        guard let self else { preconditionFailure("an empty slot was read") }
        return self
    }
}

/// The slot of `zip`: a queue of elements. Each result takes the first element.
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
        guard let element = queue.popFirst() else { preconditionFailure("an empty slot was read") }
        if queue.isEmpty { combination.emptySlotCount += 1 }
        return element
    }
}
