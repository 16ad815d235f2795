/// A queue: first in, first out, both amortised O(1).
@usableFromInline
package struct Fifo<Element> {
    private var items: [Element?] = []
    private var head = 0

    @usableFromInline
    package init() {}

    @usableFromInline
    package var isEmpty: Bool { items.isEmpty }

    @usableFromInline
    package var count: Int { items.count - head }

    package var first: Element? { head < items.count ? items[head] : nil }

    @usableFromInline
    package mutating func append(_ element: Element) { items.append(element) }

    @usableFromInline
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
