/// A queue: first in, first out, both amortised O(1).
@frozen @usableFromInline
package struct Fifo<Element> {
    @usableFromInline var items: [Element?]
    @usableFromInline var head: Int

    @inlinable
    package init() {
        items = []
        head = 0
    }

    @inlinable
    package var isEmpty: Bool { items.isEmpty }

    @inlinable
    package var count: Int { items.count - head }

    @inlinable
    package var first: Element? { head < items.count ? items[head] : nil }

    @inlinable
    package mutating func append(_ element: Element) { items.append(element) }

    @inlinable
    package mutating func popFirst() -> Element? {
        guard head < items.count else { return nil }
        let element = items[head].take()
        head += 1
        if head == items.count {
            items.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head * 2 > items.count {
            items.removeFirst(head)
            head = 0
        }
        return element
    }
}
