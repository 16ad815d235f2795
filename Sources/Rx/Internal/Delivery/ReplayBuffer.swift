/// The last `capacity` elements.
@frozen @usableFromInline
struct ReplayBuffer<Element> {
    /// The elements. It grows until it has `capacity` elements, and is a ring from then on.
    @usableFromInline var storage: [Element]
    /// The index of the oldest element.
    @usableFromInline var head: Int
    @usableFromInline let capacity: Int

    @inlinable
    init(capacity: Int) {
        storage = []
        head = 0
        self.capacity = capacity
    }

    /// The elements, the oldest first.
    @inlinable
    var elements: [Element] { head == 0 ? storage : Array(storage[head...] + storage[..<head]) }

    /// The newest element.
    @inlinable
    var last: Element? {
        guard !storage.isEmpty else { return nil }
        return storage[head == 0 ? storage.count - 1 : head - 1]
    }

    /// Adds an element. Returns the element that is no longer remembered, for the caller to release outside any lock:
    /// the evicted one, or `element` itself if the capacity is zero. Returns `nil` while the buffer still grows.
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
