/// The last `capacity` elements.
@frozen @usableFromInline
struct ReplayBuffer<Element> {
    /// The elements, the oldest first, beginning at `head` and wrapping around. A ring once it is full.
    @usableFromInline var storage: [Element]
    @usableFromInline var head: Int
    @usableFromInline let capacity: Int

    @inlinable
    init(capacity: Int) {
        storage = []
        head = 0
        self.capacity = capacity
    }

    @inlinable
    var elements: [Element] { head == 0 ? storage : Array(storage[head...] + storage[..<head]) }

    @inlinable
    var last: Element? {
        guard !storage.isEmpty else { return nil }
        return storage[head == 0 ? storage.count - 1 : head - 1]
    }

    /// Adds an element and returns the element that it evicts, so that the caller can release that one outside any
    /// lock.
    @inlinable
    mutating func append(_ element: Element) -> Element? {
        guard capacity > 0 else { return element }
        guard storage.count == capacity else {
            storage.append(element)
            return nil
        }
        var evicted = element
        swap(&storage[head], &evicted)
        head = (head + 1) % capacity
        return evicted
    }
}
