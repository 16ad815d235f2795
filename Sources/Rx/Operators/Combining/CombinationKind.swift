/// What becomes of the elements of a ``Slot``.
@usableFromInline
protocol CombinationKind {
    /// Puts an element in; says whether the slot was empty before.
    static func put<Element>(_ element: Element, into slot: Slot<Element, Self>) -> Bool

    /// The element that goes into a result.
    ///
    /// - Precondition: The slot is not empty.
    static func read<Element>(_ slot: Slot<Element, Self>, for combination: Combination) -> Element
}

/// A slot keeps its latest element: `combineLatest`.
@usableFromInline
enum Latest: CombinationKind {
    @inlinable
    static func put<Element>(_ element: Element, into slot: Slot<Element, Latest>) -> Bool {
        let wasEmpty = !slot.latest.isFull
        slot.latest.put(element)
        return wasEmpty
    }

    @inlinable
    static func read<Element>(_ slot: Slot<Element, Latest>, for combination: Combination) -> Element {
        slot.latest.element
    }
}

/// A slot keeps all elements, and gives up the first: `zip`.
@usableFromInline
enum Paired: CombinationKind {
    @inlinable
    static func put<Element>(_ element: Element, into slot: Slot<Element, Paired>) -> Bool {
        slot.waiting.append(element)
        return slot.waiting.count == 1
    }

    @inlinable
    static func read<Element>(_ slot: Slot<Element, Paired>, for combination: Combination) -> Element {
        let element = slot.waiting.popFirst().unsafelyUnwrapped
        if slot.waiting.isEmpty { combination.empty += 1 }
        return element
    }
}

/// What a source of a ``Combination`` has emitted and no result has used up.
@usableFromInline
final class Slot<Element, Kind: CombinationKind> {
    @exclusivity(unchecked) @usableFromInline var latest: ElementCell<Element>
    @exclusivity(unchecked) @usableFromInline var waiting: Fifo<Element>

    @inlinable
    init() {
        latest = ElementCell()
        waiting = Fifo()
    }

    @inlinable
    func read(for combination: Combination) -> Element { Kind.read(self, for: combination) }
}
