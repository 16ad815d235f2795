/// What a source of a ``Combination`` has emitted and no result has used up: an optional, which keeps the latest element,
/// for `combineLatest`; a queue, which gives up the first, for `zip`.
@usableFromInline
protocol Slot {
    associatedtype Element

    /// What a fixed number of sources does with an element for which no result can come any more: see ``Combination``.
    ///
    /// It differs between `combineLatest` and `zip` because it does so in RxSwift, whose virtual times recorded tests rely on.
    /// For a collection of sources both complete.
    static var completesWhenStuck: Bool { get }

    /// An empty slot.
    init()

    /// Puts an element in; says whether the slot was empty before.
    mutating func put(_ element: Element) -> Bool

    /// The element that goes into a result.
    ///
    /// - Precondition: The slot is not empty.
    mutating func read(for combination: Combination) -> Element
}

extension Optional: Slot {
    @usableFromInline typealias Element = Wrapped

    @inlinable
    static var completesWhenStuck: Bool { true }

    @inlinable
    init() { self = nil }

    @inlinable
    mutating func put(_ element: Wrapped) -> Bool {
        let wasEmpty = self == nil
        self = element
        return wasEmpty
    }

    @inlinable
    mutating func read(for combination: Combination) -> Wrapped {
        guard let self else { preconditionFailure("a slot is read when all have an element") }
        return self
    }
}

/// A queue, which gives up its first element: what a source of `zip` has emitted.
@usableFromInline
final class ZipSlot<Element>: Slot {
    @exclusivity(unchecked) @usableFromInline var queue = Queue<Element>()

    @inlinable
    static var completesWhenStuck: Bool { false }

    @inlinable
    init() {}

    @inlinable
    func put(_ element: Element) -> Bool {
        queue.append(element)
        return queue.count == 1
    }

    @inlinable
    func read(for combination: Combination) -> Element {
        guard let element = queue.popFirst() else { preconditionFailure("a slot is read when all have an element") }
        if queue.isEmpty { combination.empty += 1 }
        return element
    }
}
